import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkedText } from '../../../src/components/actions/LinkedText.tsx';

const markup = (text: string) =>
  renderToStaticMarkup(<LinkedText text={text} />).replaceAll('<wbr/>', '');

it('links an email address, without the punctuation after it', () => {
  expect(markup('Scrivete a tutela@campo.example.')).toMatch(
    /^Scrivete a <a href="mailto:tutela@campo.example">.*tutela@campo\.example.*<\/a>\.$/,
  );
});

it('leaves a text without an address as it is', () => {
  expect(markup('Chiedete @ chi volete, anche soltanto un dubbio.')).toBe(
    'Chiedete @ chi volete, anche soltanto un dubbio.',
  );
});
