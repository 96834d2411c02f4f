import { useEffect, useState } from 'preact/hooks';

/** From this width on, table.css shows the log next to the table. */
const WIDE = '(min-width: 62rem)';

/** Whether there is room next to the table. Without it, the log there is not rendered at all. */
export const useWide = (): boolean => {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const follow = () => setWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return wide;
};
