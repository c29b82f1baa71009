// npm run dev
import { devCommand } from './site/vite/develop.ts';

await devCommand();
