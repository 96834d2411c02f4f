import { spawn } from 'node:child_process';

/** The program that opens an address in the person's browser, with its arguments. */
export function opener(platform: NodeJS.Platform, address: string): readonly string[] {
  switch (platform) {
    case 'darwin':
      return ['open', address];
    case 'win32':
      // The empty text is the window's title, which `start` takes from the first quoted argument.
      return ['cmd', '/c', 'start', '""', address];
    default:
      return ['xdg-open', address];
  }
}

/** Opens an address in the browser; resolves to whether a program for that could be started. */
export function openBrowser(address: string): Promise<boolean> {
  const [program = '', ...args] = opener(process.platform, address);
  return new Promise((resolve) => {
    spawn(program, args, { stdio: 'ignore', detached: true })
      .on('error', () => resolve(false))
      .on('spawn', () => resolve(true))
      .unref();
  });
}
