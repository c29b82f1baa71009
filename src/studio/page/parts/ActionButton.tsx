import { type ComponentProps, type ReactNode, useRef, useState } from 'react';

interface PressProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'onKeyDown'> {
  readonly onPress: () => unknown;
  /** Instead of its words while its work runs. */
  readonly working?: ReactNode;
  /** Quick presses all count, as when several edits are undone. */
  readonly isRepeatable?: boolean;
}

/**
 * A button that ignores further presses while its asynchronous work runs. A double click or a held
 * key counts as one press, because the first may put another button in its place.
 */
export function ActionButton(props: PressProps) {
  const { onPress, working, isRepeatable, disabled, children, ...rest } = props;
  const [isWorking, press] = useOnce(onPress);
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || isWorking}
      onClick={({ detail }) => {
        if (detail < 2 || isRepeatable) press();
      }}
      onKeyDown={(event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault();
      }}
    >
      {isWorking && working ? working : children}
    </button>
  );
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
