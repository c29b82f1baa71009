import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { HomeView } from './home/HomeView.tsx';
import { AddView } from './new/AddView.tsx';
import { QuoteView } from './new/QuoteView.tsx';
import { SeasonView } from './new/SeasonView.tsx';
import { onEditElsewhere } from './other-tabs.ts';
import { Boundary } from './parts/Boundary.tsx';
import { ClashNotes } from './parts/ClashNote.tsx';
import { ConfirmList } from './parts/ConfirmList.tsx';
import { DecisionBoard } from './parts/DecisionBoard.tsx';
import { FileForm } from './parts/FileForm.tsx';
import { FileList } from './parts/FileList.tsx';
import { FindingList } from './parts/FindingList.tsx';
import { HistoryList } from './parts/HistoryList.tsx';
import { PublishDialog } from './parts/PublishDialog.tsx';
import { SaveDialog } from './parts/SaveDialog.tsx';
import { SearchDialog } from './parts/SearchDialog.tsx';
import { TogetherView } from './parts/TogetherView.tsx';
import { TopBar } from './parts/TopBar.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';
import styles from './StudioPage.module.css';
import type { Spot } from './spots.ts';
import { act, undo, useRefusal, useStudio } from './store.ts';
import { words } from './words.ts';

const DIALOGS = { save: SaveDialog, search: SearchDialog, publish: PublishDialog };
type Open = keyof typeof DIALOGS | undefined;

export function StudioPage() {
  const studio = useStudio();
  const refusal = useRefusal();
  const [open, setOpen] = useState<Open>();
  const [isPageShown, setPageShown] = useState(true);
  useKeys(setOpen);
  useLook();
  if (refusal !== '')
    return <main className={styles.alone}>{refusal === 'token' ? words.noToken : words.lost}</main>;
  if (!studio) return <main className={styles.alone}>{words.loading}</main>;
  const { spot, notice, isLost, unkept } = studio;
  const View = VIEWS[spot.view];
  const Opened = open && DIALOGS[open];
  return (
    <div className={styles.studio} data-page={isPageShown ? 'on' : 'off'}>
      <TopBar
        onOpen={setOpen}
        isPageShown={isPageShown}
        onPage={() => setPageShown(!isPageShown)}
      />
      <div className={styles.notices} role="status" key={notice.count}>
        {isLost ? words.lost : unkept !== '' ? words.unkept : sentenceFor(notice.text)}
      </div>
      <FileList />
      <main className={styles.main}>
        <Boundary place={`${spot.view} ${spot.file} ${spot.pointer}`}>
          <ClashNotes />
          <View key={spot.view === 'file' ? '' : spot.pointer} />
        </Boundary>
      </main>
      {isPageShown && (
        <Boundary place={spot.file}>
          <PreviewPane />
        </Boundary>
      )}
      <Boundary place={open ?? ''}>
        {Opened && <Opened onClose={() => setOpen(undefined)} />}
      </Boundary>
    </div>
  );
}

const VIEWS: Readonly<Record<Spot['view'], ComponentType>> = {
  home: HomeView,
  file: FileForm,
  together: TogetherView,
  findings: FindingList,
  decisions: DecisionBoard,
  confirm: ConfirmList,
  add: AddView,
  season: SeasonView,
  quote: QuoteView,
  history: HistoryList,
};

function sentenceFor(notice: string): string {
  const refused: Readonly<Record<string, string>> = words.refused;
  return refused[notice] ?? notice;
}

/** Ctrl K searches, Ctrl S saves; Ctrl Z undoes outside text editors, which have their own undo. */
function useKeys(setOpen: (open: Open) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isInText =
        event.target instanceof HTMLElement && event.target.closest('.cm-editor, input');
      // The dialog opens before the next key, so that no typed letter is lost.
      if (key === 'k') flushSync(() => setOpen('search'));
      else if (key === 's') flushSync(() => setOpen('save'));
      else if (key === 'z' && !isInText) void (event.shiftKey ? act('redo') : undo());
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [setOpen]);
}

/** Refreshes when the window gets the focus (the disk may differ) and after edits in other tabs. */
function useLook(): void {
  useEffect(() => {
    const look = () => void act('state');
    window.addEventListener('focus', look);
    const stop = onEditElsewhere(look);
    return () => {
      window.removeEventListener('focus', look);
      stop();
    };
  }, []);
}
