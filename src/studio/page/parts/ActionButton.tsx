import { type ComponentProps, useRef, useState } from 'react';

interface PressProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  readonly onPress: () => unknown;
}

/** A button that ignores further presses while its asynchronous work runs. */
export function ActionButton({ onPress, disabled, ...rest }: PressProps) {
  const [isWorking, press] = useOnce(onPress);
  return <button type="button" {...rest} disabled={disabled || isWorking} onClick={press} />;
}

/** Runs work unless it is already running. @returns whether it runs, and how to start it */
export function useOnce(work: () => unknown): readonly [boolean, () => void] {
  const underWay = useRef(false);
  const [isWorking, setWorking] = useState(false);
  const begin = () => {
    const done = underWay.current ? undefined : work();
    if (!(done instanceof Promise)) return;
    underWay.current = true;
    setWorking(true);
    void done.finally(() => {
      underWay.current = false;
      setWorking(false);
    });
  };
  return [isWorking, begin];
}
