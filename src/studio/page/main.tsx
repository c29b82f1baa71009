import '../../styles/site.css';
import './studio.css';
import { createRoot } from 'react-dom/client';
import { readToken } from './request.ts';
import { StudioPage } from './StudioPage.tsx';
import { openStudio } from './store.ts';

readToken();
const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root');
createRoot(root).render(<StudioPage />);
void openStudio();
