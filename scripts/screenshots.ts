// npm run screenshots: every page of the last build, at three widths, into screenshots/.
// npm run screenshots -- --page /sport-city takes those of one page.
import { screenshotsCommand } from './site/screenshots.ts';

await screenshotsCommand();
