export const PHONE = { width: 360, height: 740 };
export const TV = { width: 1280, height: 800 };

/** A television: 55 inches (16 : 9), watched from four metres. */
export const TELEVISION = { width: 1920, height: 1080 };
const DIAGONAL_MM = 55 * 25.4;
const DISTANCE_MM = 4000;

/** The height in pixels of what is seen at an angle on the television. */
export const arcMinutes = (minutes: number): number => {
  const pixelMm = DIAGONAL_MM / Math.hypot(TELEVISION.width, TELEVISION.height);
  return (2 * DISTANCE_MM * Math.tan((minutes / 60 / 2) * (Math.PI / 180))) / pixelMm;
};
