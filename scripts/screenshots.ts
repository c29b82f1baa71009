// npm run screenshots: every page of the site that was built last, at three widths, into screenshots/.
// npm run screenshots -- --page /sport-city takes those of one page.
import { screenshotsCommand } from './site/screenshots.ts';

await screenshotsCommand();
