import './qr-code.css';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** Width of the light margin in modules; cameras need it to find the code. */
const quiet = 4;

/** Draws a link as a QR code. It is dark on light in all themes, since many cameras read no other. */
export function QrCode({
  link,
  label,
}: {
  readonly link: string;
  /** Accessible name. */
  readonly label: string;
}) {
  const { path, size } = useMemo(() => {
    const code = generate(link, { minCorrectionLevel: correction.M });
    return { path: toSvgPath(code), size: code.size };
  }, [link]);
  const width = size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={label}
      className="qr-code"
      viewBox={`${-quiet} ${-quiet} ${width} ${width}`}
    >
      <path d={path} />
    </svg>
  );
}
