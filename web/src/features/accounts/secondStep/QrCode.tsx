import { useMemo } from 'react';
import { encode } from 'uqr';

/** A QR code, dark on white in both colour modes, because cameras read no others reliably. */
export const QrCode = ({ text, label, size = 196 }: { text: string; label: string; size?: number }) => {
  const { data, size: modules } = useMemo(() => encode(text, { border: 2 }), [text]);
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${modules} ${modules}`} shapeRendering="crispEdges">
      <rect width={modules} height={modules} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
