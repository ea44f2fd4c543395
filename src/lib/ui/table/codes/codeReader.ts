/** Finds codes in a picture. */
export interface CodeReader {
  /** The text of a code in the picture, or null. */
  read(picture: HTMLVideoElement | HTMLCanvasElement): Promise<string | null>;
}

/** The BarcodeDetector of some browsers; missing in TypeScript's library. */
interface Detector {
  detect(source: HTMLVideoElement | HTMLCanvasElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats?(): Promise<string[]>;
}

const FORMATS = { formats: ['qr_code'] };

/**
 * A reader of QR codes: the browser's own if it supports them, else one that is loaded now. `own` is the
 * browser's class, given by tests.
 */
export async function codeReader(
  own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
): Promise<CodeReader> {
  const formats = (await own?.getSupportedFormats?.().catch(() => [])) ?? [];
  const detector =
    own && formats.includes('qr_code')
      ? new own(FORMATS)
      : new (await import('qr/decode.js')).BarcodeDetector({ formats: ['qr_code'] });
  return {
    async read(picture) {
      const [code] = await detector.detect(picture);
      return code?.rawValue ?? null;
    }
  };
}
