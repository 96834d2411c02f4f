import { createNet, type Net, withoutWebAssembly } from '@holdup/bots';
import weights from '@holdup/bots/net.bin?url';

const fetchNet = async (): Promise<Net | null> => {
  try {
    const response = await fetch(weights);
    if (!response.ok) return null;
    const bytes = new Uint8Array(await response.arrayBuffer());
    // The page's policy allows no WebAssembly, and trying it is reported as an attack.
    return createNet(bytes, withoutWebAssembly());
  } catch {
    return null;
  }
};

let loading: Promise<Net | null> | undefined;

/** The net that bots play by, fetched when it is first needed; null where it can't be had now. */
export const loadNet = async (): Promise<Net | null> => {
  loading ??= fetchNet();
  const net = await loading;
  if (net === null) loading = undefined;
  return net;
};
