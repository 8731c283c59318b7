import type { RefObject } from 'react';

/** An invisible file input, opened by a button beside it. */
export function EscolhaArquivo(props: {
  ref: RefObject<HTMLInputElement | null>;
  /** Accessible name. */
  rotulo: string;
  /** File types, as in the `accept` attribute. */
  aceita: string;
  onChoose(file: File | undefined): void;
}) {
  const { ref, rotulo, aceita, onChoose } = props;
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={rotulo}
      tabIndex={-1}
      accept={aceita}
      onChange={({ currentTarget }) => {
        onChoose(currentTarget.files?.[0]);
        // The same file may be chosen again.
        currentTarget.value = '';
      }}
    />
  );
}
