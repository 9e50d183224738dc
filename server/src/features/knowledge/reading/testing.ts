/** Documents for tests, made as programs make them. */
import { strToU8, zipSync } from 'fflate';

const text = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const paragraph = (words: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text(words)}</w:t></w:r></w:p>`;

const contentTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const rels = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const styles = `<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`;
const documentRels = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`;

/** A DOCX of headings (`# `) and paragraphs; `body` replaces its XML. */
export function docx(lines: readonly string[], body?: string): Uint8Array {
  const content = lines.map((line) => (line.startsWith('# ') ? paragraph(line.slice(2), 'Heading1') : paragraph(line))).join('');
  const xml =
    body ??
    `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${content}</w:body></w:document>`;
  return zipSync({
    '[Content_Types].xml': strToU8(contentTypes),
    '_rels/.rels': strToU8(rels),
    'word/document.xml': strToU8(xml),
    'word/styles.xml': strToU8(styles),
    'word/_rels/document.xml.rels': strToU8(documentRels),
  });
}

/** A PDF of one page with these lines; `more` is added to its trailer. */
export function pdf(lines: readonly string[], more = ''): Uint8Array {
  const shown = lines.map((line, at) => `BT /F1 12 Tf 50 ${750 - at * 20} Td (${line.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${more}>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(file, 'latin1');
}

const bytes = (byte: string) => `<${byte.repeat(32)}>`;
/** Makes a PDF one that asks for a password. */
export const locked = `/ID [${bytes('01')} ${bytes('01')}] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${bytes('28')} /U ${bytes('37')} >> `;
