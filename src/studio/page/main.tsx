import '../../styles/site.css';
import './studio.css';
import { createRoot } from 'react-dom/client';
import styles from './Frame.module.css';
import { RequestError, readToken } from './request.ts';
import { StudioPage } from './StudioPage.tsx';
import { openStudio } from './store.ts';
import { words } from './words.ts';

readToken();
const element = document.getElementById('root');
if (!element) throw new Error('the document has no #root');
const root = createRoot(element);
const say = (sentence: string) => root.render(<main className={styles.message}>{sentence}</main>);
say(words.loading);
openStudio().then(
  () => root.render(<StudioPage />),
  (error) =>
    say(error instanceof RequestError && error.reason === 'token' ? words.noToken : words.lost),
);
