import './qr-code.css';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** Modules of light around a code, without which cameras don't find it. */
const quiet = 4;

/** A link for cameras. Dark on light whatever the page's theme: many cameras read no other. */
export function QrCode({
  link,
  label,
}: {
  readonly link: string;
  /** For those who can't see it. */
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
