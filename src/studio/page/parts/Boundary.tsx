import { Component, type ReactNode } from 'react';
import { words } from '../words.ts';
import { Press } from './Press.tsx';

interface BoundaryProps {
  /** A new place resets the error. */
  readonly place: string;
  readonly children: ReactNode;
}

interface Drawn {
  readonly place: string;
  readonly isBroken: boolean;
}

/** Catches an error in one part, so that the rest of the page stays, with all that was typed. */
export class Boundary extends Component<BoundaryProps, Drawn> {
  override state: Drawn = { place: this.props.place, isBroken: false };

  static getDerivedStateFromError(): Partial<Drawn> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: Drawn): Drawn | null {
    return place === state.place ? null : { place, isBroken: false };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div role="alert">
        <p>{words.broken}</p>
        <Press onPress={() => this.setState({ isBroken: false })}>{words.again}</Press>
      </div>
    );
  }
}
