import { type ReactNode, useRef, useState } from 'react';

interface OnceButtonProps {
  readonly onPress: () => Promise<unknown>;
  /** What its work needs has come. */
  readonly isReady?: boolean;
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

/** A button that does its work once, however fast it is pressed again, and not before it can. */
export function OnceButton({ onPress, isReady = true, isMain, children }: OnceButtonProps) {
  const [isWorking, press] = useOnce(onPress);
  return (
    <button
      type="button"
      data-main={isMain || undefined}
      disabled={!isReady || isWorking}
      onClick={press}
    >
      {children}
    </button>
  );
}

/** Work that is not begun again while it is under way. */
export function useOnce(work: () => Promise<unknown>): readonly [boolean, () => Promise<void>] {
  const underWay = useRef(false);
  const [isWorking, setWorking] = useState(false);
  const begin = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setWorking(true);
    await work().finally(() => {
      underWay.current = false;
      setWorking(false);
    });
  };
  return [isWorking, begin];
}
