// node scripts/fonts.ts: writes src/styles/fonts from fontsource's fonts, with only the letters of
// the site's languages and the weights that the styles use: a third of the bytes. Pages whose text
// needs other letters load fontsource's own files (src/styles/fonts.css); letters that appear
// later, typed or from another page, show in the fallback font.
import { fontsCommand } from './project/fonts.ts';

await fontsCommand();
