// node scripts/fonts.ts: writes the faces of src/styles/fonts from those of fontsource: the
// letters of the site's languages and the weights that the styles name, a third of the bytes. What is
// left out stays in fontsource's own files, which come with a page whose text needs them; see
// src/styles/fonts.css. A letter that comes later, typed or with another page, has the fallback's form.
import { fontsCommand } from './project/fonts.ts';

await fontsCommand();
