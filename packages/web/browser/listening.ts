import type { Page } from '@playwright/test';

/** Records what a screen reader would say: every change of a live region, in order. */
export const listen = async (page: Page): Promise<() => Promise<string>> => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=log], [role=status], [role=alert]',
        );
        if (!region) continue;
        for (const node of addedNodes) if (node.textContent) heard.push(node.textContent);
        if (addedNodes.length === 0 && target.textContent) heard.push(target.textContent);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join('\n'));
};
