import {
  Component,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import styles from './Frame.module.css';
import { ActionButton } from './parts/ActionButton.tsx';
import { ConflictNotes } from './parts/ConflictNotes.tsx';
import { FileList } from './parts/FileList.tsx';
import { PublishDialog } from './parts/PublishDialog.tsx';
import { SaveDialog } from './parts/SaveDialog.tsx';
import { SearchDialog } from './parts/SearchDialog.tsx';
import { TopBar } from './parts/TopBar.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { currentStudio, send, useOpenStudio } from './store.ts';
import type { Route } from './studio.ts';
import { AddView } from './views/AddView.tsx';
import { ConfirmList } from './views/ConfirmList.tsx';
import { DecisionBoard } from './views/DecisionBoard.tsx';
import { FileForm } from './views/FileForm.tsx';
import { FindingList } from './views/FindingList.tsx';
import { HistoryList } from './views/HistoryList.tsx';
import { HomeView } from './views/HomeView.tsx';
import { PagesView } from './views/PagesView.tsx';
import { QuoteView } from './views/QuoteView.tsx';
import { SeasonView } from './views/SeasonView.tsx';
import { words } from './words.ts';

const DIALOGS = { save: SaveDialog, search: SearchDialog, publish: PublishDialog };
type DialogName = keyof typeof DIALOGS | undefined;

export function StudioPage() {
  const { route, status, isDisconnected, draftError } = useOpenStudio();
  const [opened, setOpened] = useState<{ readonly name: DialogName; readonly route: Route }>();
  // Going to another place closes the dialog.
  const name = opened?.route === route ? opened.name : undefined;
  const [isPageShown, setPageShown] = useState(true);
  const openDialog = useCallback(
    (name: DialogName) => setOpened({ name, route: currentStudio().route }),
    [],
  );
  const main = useRef<HTMLElement>(null);
  useKeys(openDialog);
  useRefreshOnFocus();
  const routeKey = `${route.view} ${route.file} ${route.pointer}`;
  // Each view opens at its top; a form then scrolls to its field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new route is why it scrolls.
  useLayoutEffect(() => {
    main.current?.scrollTo(0, 0);
  }, [routeKey]);
  const View = VIEWS[route.view];
  const Dialog = name && DIALOGS[name];
  return (
    <div className={styles.studio} data-page={isPageShown ? 'on' : 'off'}>
      <TopBar
        onOpen={openDialog}
        isPageShown={isPageShown}
        onTogglePage={() => setPageShown(!isPageShown)}
      />
      <div className={styles.status} role="status" key={status.count}>
        {isDisconnected
          ? words.lost
          : draftError !== ''
            ? words.draftError
            : (REFUSED[status.text] ?? status.text)}
      </div>
      <FileList />
      <main ref={main} className={styles.main}>
        <Boundary resetKey={routeKey}>
          <ConflictNotes />
          <View key={route.view === 'file' ? '' : route.pointer} />
        </Boundary>
      </main>
      {isPageShown && (
        <Boundary resetKey={route.file}>
          <PreviewPane />
        </Boundary>
      )}
      <Boundary resetKey={name ?? ''}>
        {Dialog && <Dialog onClose={() => openDialog(undefined)} />}
      </Boundary>
    </div>
  );
}

const REFUSED: Readonly<Record<string, string>> = words.refused;

const VIEWS: Readonly<Record<Route['view'], ComponentType>> = {
  home: HomeView,
  file: FileForm,
  findings: FindingList,
  decisions: DecisionBoard,
  confirm: ConfirmList,
  pages: PagesView,
  add: AddView,
  season: SeasonView,
  quote: QuoteView,
  history: HistoryList,
};

/**
 * Ctrl K opens the search, Ctrl S the save dialog; Ctrl Z undoes outside text editors and inputs,
 * which have their own undo.
 */
function useKeys(openDialog: (name: DialogName) => void): void {
  // A layout effect: an effect after the paint would miss a key pressed right away.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isInText =
        event.target instanceof HTMLElement && event.target.closest('.cm-editor, input');
      // The dialog opens before the next key, so that no typed letter is lost.
      if (key === 'k') flushSync(() => openDialog('search'));
      else if (key === 's') flushSync(() => openDialog('save'));
      else if (key === 'z' && !isInText) void send(event.shiftKey ? 'redo' : 'undo');
      else return;
      event.preventDefault();
    };
    // Before a text editor, in which Ctrl K deletes on a Mac.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [openDialog]);
}

/** Refreshes when the window gets the focus: the disk may differ, or another tab edits too. */
function useRefreshOnFocus(): void {
  useEffect(() => {
    const refresh = () => void send('state');
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, []);
}

interface BoundaryProps {
  /** A new value resets the error. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly resetKey: string;
  readonly isBroken: boolean;
}

/** Catches an error in one part, so that the rest of the page, with all that was typed, is kept. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { resetKey: this.props.resetKey, isBroken: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return resetKey === state.resetKey ? null : { resetKey, isBroken: false };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div role="alert">
        <p>{words.broken}</p>
        <ActionButton onPress={() => this.setState({ isBroken: false })}>
          {words.again}
        </ActionButton>
      </div>
    );
  }
}
