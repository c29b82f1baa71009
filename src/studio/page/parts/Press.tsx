import { type ComponentProps, useRef, useState } from 'react';

interface PressProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  readonly onPress: () => unknown;
}

/** A button; work that takes its time is done once, however fast it is pressed again. */
export function Press({ onPress, disabled, ...rest }: PressProps) {
  const [isWorking, press] = useOnce(onPress);
  return <button type="button" {...rest} disabled={disabled || isWorking} onClick={press} />;
}

/** Work that is not begun again while it is under way. */
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
