import { renderSVG, renderUnicodeCompact } from 'uqr';

/** A QR code as SVG text, drawn with the colour of the text around it. */
export function qrSvg(text: string): string {
  return renderSVG(text, { ecc: 'L', border: 2, whiteColor: 'transparent', blackColor: 'currentColor' });
}

/** A QR code for a terminal. */
export function qrText(text: string): string {
  return renderUnicodeCompact(text, { ecc: 'L', border: 2 });
}
