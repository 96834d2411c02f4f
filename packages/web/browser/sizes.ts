export const PHONE = { width: 360, height: 740 };
export const TV = { width: 1280, height: 800 };
