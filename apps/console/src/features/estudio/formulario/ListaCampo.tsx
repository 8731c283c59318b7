import type { Campo, Forma } from '@trevo/config/edicao/formulario';
import { Button } from '@trevo/ui/action/Button.tsx';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Campos } from './GrupoCampo.tsx';
import { type CampoProps, useFormulario } from './formulario-context.ts';
import { formularioText as text } from './formulario.text.ts';
import { MarcasDoCampo } from './MarcasDoCampo.tsx';
import { readValor } from './read-valor.ts';
import styles from './Campos.module.css';

type Lista = Extract<Forma, { tipo: 'lista' }>;

/** Items that are drawn at once; a list of shops may have thousands. */
const parte = 30;

/** Value of a new item. */
function toNovo({ forma }: Campo): unknown {
  if (forma.tipo === 'grupo') return {};
  if (forma.tipo === 'variante') return { [forma.chave]: forma.opcoes[0]!.valor };
  if (forma.tipo === 'escolha') return forma.opcoes[0]!.valor;
  return '';
}

const isSimples = ({ forma }: Campo): boolean =>
  forma.tipo !== 'grupo' && forma.tipo !== 'variante' && forma.tipo !== 'alternativas';

/** A list with items that can be added, moved and taken out. */
export function ListaCampo({ campo, caminho, forma }: CampoProps & { forma: Lista }) {
  const { valores, edit, isSoLeitura } = useFormulario();
  const valor = readValor(valores, caminho) ?? campo.padrao;
  const itens: readonly unknown[] = Array.isArray(valor) ? valor : [];
  const [shown, setShown] = useState(parte);
  const [added, setAdded] = useState<number | null>(null);
  const [announced, setAnnounced] = useState('');

  function add(): void {
    setAdded(itens.length);
    setShown((before) => Math.max(before, itens.length + 1));
    const isInFile = readValor(valores, caminho) !== undefined;
    edit(
      isInFile
        ? { tipo: 'incluir', caminho, valor: toNovo(forma.item) }
        : { tipo: 'por', caminho, valor: [...itens, toNovo(forma.item)] },
    );
  }

  function move(de: number, para: number, nome: string): void {
    setAdded(null);
    setAnnounced(para < de ? text.acima(nome) : text.abaixo(nome));
    edit({ tipo: 'mover', caminho, de, para });
  }

  return (
    <fieldset className={styles.group}>
      <legend>{campo.rotulo}</legend>
      {campo.ajuda && <p className={styles.help}>{campo.ajuda}</p>}
      <MarcasDoCampo caminho={caminho} />
      {itens.length === 0 && <p className={styles.help}>{text.vazia}</p>}
      <ol className={styles.items}>
        {itens.slice(0, shown).map((item, at) => {
          const nome = toNome(item, forma.nomeItem, at);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- items have no id, and the position is their path
            <li key={at} className={styles.item}>
              <Item campo={forma.item} caminho={[...caminho, at]} nome={nome} isOpen={at === added} />
              {!isSoLeitura && (
                <span className={styles.itemActs}>
                  {at > 0 && (
                    <IconButton
                      label={text.acima(nome)}
                      icon={<ArrowUp />}
                      onClick={() => move(at, at - 1, nome)}
                    />
                  )}
                  {at < itens.length - 1 && (
                    <IconButton
                      label={text.abaixo(nome)}
                      icon={<ArrowDown />}
                      onClick={() => move(at, at + 1, nome)}
                    />
                  )}
                  <IconButton
                    label={text.tirar(nome)}
                    icon={<Trash2 />}
                    onClick={() => {
                      setAdded(null);
                      edit({ tipo: 'tirar', caminho: [...caminho, at] });
                    }}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {itens.length > shown && (
        <Button variant="secondary" size="small" onClick={() => setShown(shown + parte)}>
          {text.mostrarMais(Math.min(parte, itens.length - shown))}
        </Button>
      )}
      {!isSoLeitura && (
        <div>
          <Button variant="secondary" size="small" icon={<Plus />} onClick={add}>
            {text.acrescentarItem(forma.nomeItem)}
          </Button>
        </div>
      )}
      <span role="status" className={styles.hidden}>
        {announced}
      </span>
    </fieldset>
  );
}

/** A plain value, or a group that unfolds. */
function Item(props: CampoProps & { nome: string; isOpen: boolean }) {
  const { campo, caminho, nome, isOpen } = props;
  const { countMarcas, CampoView } = useFormulario();
  const { erros, avisos } = countMarcas(caminho);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isSimples(campo)) {
    return <CampoView campo={{ ...campo, rotulo: nome, isObrigatorio: false }} caminho={caminho} />;
  }
  return (
    <details
      className={styles.details}
      open={isOpen || undefined}
      onToggle={(event) => event.currentTarget.open && setWasOpen(true)}
    >
      <summary>
        <span>{nome}</span>
        {erros > 0 && <Badge tone="perigo">{text.errosAqui(erros)}</Badge>}
        {avisos > 0 && <Badge tone="alerta">{text.avisosAqui(avisos)}</Badge>}
      </summary>
      {(wasOpen || isOpen) && (
        <div className={styles.inner}>
          {campo.forma.tipo === 'grupo' ? (
            <>
              <MarcasDoCampo caminho={caminho} />
              <Campos campos={campo.forma.campos} caminho={caminho} />
            </>
          ) : (
            <CampoView campo={campo} caminho={caminho} />
          )}
        </div>
      )}
    </details>
  );
}

/** Names an item by its own name, else by its position. */
function toNome(item: unknown, nomeItem: string, at: number): string {
  const position = `${nomeItem} ${at + 1}`;
  if (typeof item !== 'object' || item === null) return position;
  const { nome, titulo, nomeTermo, texto, id } = item as Readonly<Record<string, unknown>>;
  const said = [nome, titulo, nomeTermo, texto, id].find(
    (value): value is string => typeof value === 'string' && value.trim() !== '',
  );
  return said === undefined ? position : `${position}: ${said.slice(0, 60)}`;
}
