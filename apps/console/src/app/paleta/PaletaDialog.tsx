import { joinClasses } from '@trevo/ui/element-props.ts';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { consolePlatformText } from '../../platform/console-platform.text.ts';
import { usePapel, usePermissao } from '../../platform/session/permissao.ts';
import { consoleText } from '../console.text.ts';
import { type Comando, findComandos, listBuscas, listComandos } from './list-comandos.tsx';
import styles from './PaletaDialog.module.css';
import { useAchados } from './use-achados.tsx';
import type { PromotoraEscolha } from '../use-promotoras.ts';

const text = consoleText.paleta;

interface PaletaProps {
  promotoras: readonly PromotoraEscolha[];
  promotora: string | null;
}

/** Opens with Ctrl K (⌘ K): goes to a screen or begins an act by a few typed letters. */
export function PaletaDialog({ open, onClose, ...props }: PaletaProps & { open: boolean; onClose(): void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={text.titulo}
      closeLabel={consolePlatformText.fechar}
      initialFocus={field}
    >
      <Paleta field={field} onDone={onClose} {...props} />
    </Modal>
  );
}

/** Calls `open` on Ctrl K and ⌘ K. */
export function usePaletaKey(open: () => void): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      // The browser's own search field.
      event.preventDefault();
      // One dialog at a time: another one waits for an answer.
      if (!document.querySelector('dialog[open]')) open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
}

function Paleta(props: PaletaProps & { field: RefObject<HTMLInputElement | null>; onDone(): void }) {
  const { field, onDone, promotoras, promotora } = props;
  const navigate = useNavigate();
  const isPermitido = usePermissao();
  const papel = usePapel();
  const [busca, setBusca] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const context = {
    isPermitido,
    navigate: (path: string, state?: object) => void navigate(path, { state }),
    promotoras,
    promotora,
    papel,
  };
  const outros = useAchados(context, busca);
  const achados = [...listBuscas(context, busca), ...findComandos(listComandos(context), busca), ...outros];
  const toId = (at: number) => `${listId}-${at}`;

  function run(comando: Comando | undefined): void {
    if (!comando) return;
    onDone();
    comando.run();
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') run(achados[chosen]);
    else if (step && achados.length > 0) {
      const next = (chosen + step + achados.length) % achados.length;
      setChosen(next);
      document.getElementById(toId(next))?.scrollIntoView({ block: 'nearest' });
    } else return;
    event.preventDefault();
  }

  return (
    <>
      <Field label={text.campo} hint={text.dica}>
        <TextInput
          ref={field}
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={achados.length > 0 ? toId(chosen) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          leading={<Search />}
          value={busca}
          onChange={({ currentTarget }) => {
            setBusca(currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={press}
        />
      </Field>
      <div id={listId} role="listbox" aria-label={text.titulo} className={styles.list}>
        {achados.map((comando, at) => (
          <button
            type="button"
            tabIndex={-1}
            key={comando.nome}
            id={toId(at)}
            role="option"
            aria-selected={at === chosen}
            className={joinClasses(styles.option, at === chosen && styles.chosen)}
            onClick={() => run(comando)}
          >
            <span aria-hidden="true" className={styles.icon}>
              {comando.icone}
            </span>
            {comando.nome}
          </button>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {achados.length === 0 && text.nada}
      </p>
    </>
  );
}
