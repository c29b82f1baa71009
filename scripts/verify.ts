// npm run verify: compares the claims of any text with the facts of the camp.
import { readFileSync } from 'node:fs';
import { reporters, reportFormats } from '../src/check/reporters/reporters.ts';
import { isObject, valueAt } from '../src/content/json.ts';
import { publicFacts } from '../src/publish/public-facts.ts';
import { Publication } from '../src/publish/publication.ts';
import { verifyMaterial } from '../src/publish/verify-material.ts';
import { VerifyThread } from '../src/server/public-api/VerifyThread.ts';
import { romeDateAt } from '../src/time/rome.ts';
import { type VerifiedClaim, VerifyUnavailable } from '../src/verify/claim.ts';
import type { VerifyMaterial } from '../src/verify/verify-text.ts';
import { readArguments } from './project/arguments.ts';
import { CommandError, command } from './project/command-error.ts';
import { siteLanguage } from './project/content-command.ts';
import { CONTENT, SCHEMAS } from './project/paths.ts';
import { ContentError, checkContent } from './site/vite/validated-content.ts';
import { claimFindings, claimsJson, claimsText, type VerifiedText } from './verify/claim-report.ts';
import { type ReadText, readTexts } from './verify/read-texts.ts';

const USAGE = `Uso: npm run verify -- [--format ${reportFormats.join('|')}] [--page PAGINA] [--language LINGUA] [--staff] TESTO.txt CARTELLA …
Tiene ogni affermazione dei testi (txt, md, srt, vtt, pdf, una chat esportata da WhatsApp) contro i dati; senza file legge il testo che gli passate con «<» o «|».
--language dice in che lingua sono i testi; senza, la prima del sito.
--staff conosce anche i dati che il sito non pubblica, per i testi che restano fra voi.
Esce con 0 se tutto è uguale ai dati, 1 se qualcosa va guardato, 2 se il comando è sbagliato.`;

const OPTIONS = {
  format: { type: 'string' },
  page: { type: 'string' },
  language: { type: 'string' },
  staff: { type: 'boolean' },
} as const;

/** Arguments → exit code. */
export async function verify(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS, Number.POSITIVE_INFINITY);
  const { format = 'pretty' } = values;
  const known = reportFormats.find((name) => name === format);
  if (!known) throw new CommandError(`Il formato «${format}» non esiste.\n\n${USAGE}`, 2);
  const result = content();
  const publication = new Publication(result.project, romeDateAt(Date.now()));
  const locale = siteLanguage(publication.site, values.language);
  const options = { all: values.staff, locale };
  const materials = [verifyMaterial(publication, publicFacts(publication), options)];
  const venue = venueIn(publication, values.page);
  const texts = await readTexts(positionals, () => readFileSync(0, 'utf8'));
  const read = await readAll(texts, materials, venue);
  const findings = read.flatMap(({ path, text, claims }) => claimFindings(path, text, claims));
  if (known === 'pretty') console.log(claimsText(read));
  else if (known === 'json') console.log(claimsJson(read));
  else {
    const report = { ...result, findings, facts: [], files: read.length };
    console.log(reporters[known](report, { folder: '', milliseconds: 0, strict: true }));
  }
  return read.some(({ claims }) => claims.some(isOpen)) ? 1 : 0;
}

/** A long PDF takes a few seconds. */
const TIMEOUT_MS = 30_000;

/** @throws CommandError for a text that takes longer than the timeout */
async function readAll(
  texts: readonly ReadText[],
  materials: readonly VerifyMaterial[],
  venue: string | undefined,
) {
  const thread = new VerifyThread({ timeoutMs: TIMEOUT_MS, maxWaiting: 1 });
  const read: VerifiedText[] = [];
  for (const { path, text } of texts) {
    const claims = await thread.verify(materials, { text, venue }).catch((error) => {
      if (!(error instanceof VerifyUnavailable)) throw error;
      throw new CommandError(
        `«${path}» chiede più di ${TIMEOUT_MS / 1000} secondi e non è stato letto fino in fondo: dividetelo in testi più corti.`,
        2,
      );
    });
    read.push({ path, text, claims });
  }
  return read;
}

function isOpen({ verdict }: VerifiedClaim): boolean {
  return verdict !== 'equal';
}

function content() {
  try {
    return checkContent(process.env.CONTENT_DIR ?? CONTENT, SCHEMAS, romeDateAt(Date.now()));
  } catch (error) {
    if (error instanceof ContentError) throw new CommandError(error.message, 2);
    throw error;
  }
}

/** The venue that the texts are about, by its page. */
function venueIn({ project }: Publication, page: string | undefined): string | undefined {
  if (page === undefined) return undefined;
  if (!project.pages.some(({ id }) => id === page))
    throw new CommandError(
      `«${page}» non è una pagina del sito: dopo --page ci vuole il suo nome, per esempio sport-city.`,
      2,
    );
  const { venues } = project.facts;
  return Object.keys(isObject(venues) ? venues : {}).find(
    (id) => valueAt(venues, [id, 'page']) === page,
  );
}

if (import.meta.main)
  await command(async () => {
    process.exitCode = await verify(process.argv.slice(2));
  }, USAGE);
