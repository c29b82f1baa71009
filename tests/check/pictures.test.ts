import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import type { PictureFile } from '../../src/content/picture-file.ts';
import { campContent, textOf, withFile } from '../camp.ts';
import { schemas } from '../schemas.ts';

const FILE = 'pictures.json';
const POOL = /"pool": \{[^}]*\}/;
const { pictures } = campContent<{ pictures: Record<string, { file: string }> }>(FILE);
const drawings = Object.values(pictures).map(({ file }) => file);

const DRAWING: PictureFile = { kind: 'svg', width: 1200, height: 900, bytes: 9000 };
const PHOTO: PictureFile = { kind: 'jpg', width: 4000, height: 3000, bytes: 4_000_000 };

/** The served files: the camp's drawings, and a photograph. */
function servedWith(photo: PictureFile, file = '/pictures/piscina.jpg') {
  const share: PictureFile = { kind: 'png', width: 1200, height: 630, bytes: 140_000 };
  const files = new Map(
    drawings.map((path) => [path, path.endsWith('.png') ? share : DRAWING] as const),
  );
  files.delete('/pictures/pool.svg');
  files.set(file, photo);
  return {
    has: (path: string) => files.has(path),
    pictureAt: (path: string) => files.get(path),
    [Symbol.iterator]: () => files.keys(),
  };
}

/** The findings on pictures when a photograph replaces the drawing of the pool. */
function said(entry: string, photo: Partial<PictureFile> = {}): string[] {
  const content = withFile(FILE, textOf(FILE).replace(POOL, `"pool": ${entry}`));
  const served = servedWith({ ...PHOTO, ...photo });
  const { findings } = runChecks(content, schemas, { served, only: ['pictures'] });
  return findings.map((finding) => `${finding.line}:${finding.column} ${sentenceOf(finding)}`);
}

const LINE = textOf(FILE).slice(0, textOf(FILE).search(POOL)).split('\n').length;

describe('a photograph instead of a drawing', () => {
  it.each([
    '{ "file": "/pictures/piscina.jpg" }',
    '{ "file": "/pictures/piscina.jpg", "width": 4000, "height": 3000 }',
  ])('is accepted as the manager adds it: %s', (entry) => expect(said(entry)).toEqual([]));

  it.each([
    [
      { kind: 'heic' },
      '/pictures/piscina.jpg è un’immagine HEIC, anche se il nome dice altro: i browser non la mostrano: esportatela come JPEG dal telefono o dal computer.',
    ],
    [
      { kind: '' },
      '/pictures/piscina.jpg non è un’immagine che si possa leggere: salvatela di nuovo come JPEG o PNG.',
    ],
    [
      { width: 200, height: 150 },
      '/pictures/piscina.jpg è larga soltanto 200 punti, e si vedrà sgranata: mettete la foto originale, larga almeno 600.',
    ],
    [
      { bytes: 6_000_000 },
      '/pictures/piscina.jpg resta pesante anche rimpicciolita, e il sito potrebbe non costruirsi: scegliete una foto con meno dettagli (foglie, ghiaia, folla) o meno sgranata.',
    ],
    [
      { width: 1200, height: 1600, bytes: 400_000 },
      '/pictures/piscina.jpg è verticale, ma i riquadri delle pagine sono larghi e ne tagliano più di metà: mettete una foto orizzontale, oppure dite con «focus» che cosa non si taglia.',
    ],
    [
      { bytes: 40_000_000 },
      '/pictures/piscina.jpg è troppo pesante: 40 MB: rimpicciolitela: una foto di 4000 punti di larghezza basta, un disegno SVG sta sotto i 300 kB.',
    ],
  ])('is rejected when it is %j', (photo, sentence) => {
    expect(said('{ "file": "/pictures/piscina.jpg" }', photo)).toEqual([`${LINE}:23 ${sentence}`]);
  });

  it.each([
    [
      '/pictures/Foto Città.JPG',
      'jpg',
      'Il nome /pictures/Foto Città.JPG ha spazi, accenti o lettere che gli indirizzi non vogliono: rinominate il file, e scrivete "/pictures/foto-citta.jpg".',
    ],
    [
      '/pictures/piscina.jpg',
      'png',
      '/pictures/piscina.jpg è un’immagine PNG, anche se il nome dice altro: rinominate il file, e scrivete "/pictures/piscina.png".',
    ],
    [
      '/pictures/IMG_0012.HEIC',
      'heic',
      '/pictures/IMG_0012.HEIC è un’immagine HEIC: i browser non la mostrano: esportatela come JPEG dal telefono o dal computer.',
    ],
  ])('reports once a better name for the file %s, a %s', (file, kind, sentence) => {
    const content = withFile(FILE, textOf(FILE).replace(POOL, `"pool": { "file": "${file}" }`));
    const served = servedWith({ ...PHOTO, kind }, file);
    const { findings } = runChecks(content, schemas, { served });
    const own = findings.filter((finding) => finding.file === FILE);
    expect(own.map(sentenceOf)).toEqual([sentence]);
  });

  it('is found by its file name alone', () => {
    expect(said('{ "file": "piscina.jpg" }').join()).toContain(
      'forse intendevate «/pictures/piscina.jpg»',
    );
  });

  it('is reported when unused, and its file when unlisted', () => {
    const twice =
      '{ "file": "/pictures/pool.svg" },\n    "altra": { "file": "/pictures/camp.svg" }';
    expect(said(twice).map((line) => line.slice(line.indexOf(' ') + 1))).toEqual([
      'Il file /pictures/piscina.jpg è pubblicato, ma non è in questo elenco: aggiungetelo, oppure cancellatelo da public/pictures.',
      expect.stringContaining('Il file /pictures/pool.svg non c’è nella cartella public'),
      'Nessuna pagina mostra l’immagine «altra»: usatela in una pagina, oppure cancellate la riga e il file.',
    ]);
  });
});
