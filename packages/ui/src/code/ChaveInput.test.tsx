// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChaveInput, findChaveInText, formatChave, toChave } from './ChaveInput.tsx';

afterEach(cleanup);

const FIGURES = '35241107543212345678550010000012341000012345';
const LETTERS = '352411AB54321C345678550010000012341000012345';

function Chave(props: {
  onComplete?(value: string): void;
  wrongGroups?: readonly number[];
  initial?: string;
}) {
  const [value, setValue] = useState(props.initial ?? '');
  return <ChaveInput aria-label="Chave" value={value} onValueChange={setValue} {...props} />;
}

const area = () => screen.getByLabelText<HTMLTextAreaElement>('Chave');

describe('ChaveInput', () => {
  test('groups typed characters by four, in upper case, dropping separators', () => {
    render(<Chave />);
    fireEvent.input(area(), { target: { value: '352411ab5' } });
    expect(area().value).toBe('3524 11AB 5');
  });

  test('extracts a pasted key from surrounding text and completes', () => {
    const onComplete = vi.fn();
    render(<Chave onComplete={onComplete} />);
    fireEvent.paste(area(), {
      clipboardData: { getData: () => `Chave de acesso: ${formatChave(FIGURES)}` },
    });
    expect(area().value).toBe(formatChave(FIGURES));
    expect(onComplete).toHaveBeenCalledExactlyOnceWith(FIGURES);
  });

  test('erases the preceding character when the blank between groups is erased', () => {
    render(<Chave initial="35241" />);
    area().setSelectionRange(4, 4);
    fireEvent.input(area(), { target: { value: '35241' }, inputType: 'deleteContentBackward' });
    // Setting the value moves the caret to the end, so the last digit is erased.
    expect(toChave(area().value)).toHaveLength(4);
  });

  test('marks the group with the caret while the field has the focus', () => {
    const { container } = render(<Chave initial="35241" />);
    const marked = () =>
      [...container.querySelectorAll('[aria-hidden] > span')].flatMap((group, index) =>
        group.hasAttribute('data-active') ? [index] : [],
      );
    expect(marked()).toEqual([]);
    area().setSelectionRange(6, 6);
    fireEvent.focus(area());
    expect(marked()).toEqual([1]);
    fireEvent.blur(area());
    expect(marked()).toEqual([]);
  });

  test('marks only the wrong groups', () => {
    const { container } = render(<Chave initial={FIGURES} wrongGroups={[1, 10]} />);
    const groups = [...container.querySelectorAll('[aria-hidden] > span')];
    expect(groups).toHaveLength(11);
    const wrong = groups.flatMap((group, index) => (group.hasAttribute('data-wrong') ? [index] : []));
    expect(wrong).toEqual([1, 10]);
    expect(area().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('findChaveInText', () => {
  test.each([
    ['alone', FIGURES, FIGURES],
    ['grouped by blanks', formatChave(FIGURES), FIGURES],
    ['in an address', `https://exemplo.gov.br/nfce?p=${FIGURES}|2|1|1|ABC`, FIGURES],
    ['with letters', formatChave(LETTERS).toLowerCase(), LETTERS],
  ])('finds a key %s', (_where, text, chave) => {
    expect(findChaveInText(text)).toBe(chave);
  });

  test('finds no key in fewer than 44 characters', () => {
    expect(findChaveInText(FIGURES.slice(1))).toBeNull();
  });
});
