import { Frame, type FrameProps } from '../../components/frames/Frame.tsx';
import { useFrameHeight } from './use-frame-height.ts';

/** The booking form, as tall as it says it is. */
export function BookingFrame(props: FrameProps) {
  return <Frame {...props} height={useFrameHeight(props.ref, props.src)} />;
}
