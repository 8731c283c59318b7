import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { Button } from '@trevo/ui/action/Button.tsx';
import { joinClasses } from '@trevo/ui/element-props.ts';
import type { Marca } from '../editor/marcas.ts';
import { editorText } from '../editor/editor.text.ts';
import { useConferencia } from './use-conferencia-campanha.ts';
import styles from './Barra.module.css';

const text = editorText.contagem;

/** The bar below the editor: errors, requirements of the changes, and the publication. */
export function BarraPublicar(props: {
  marcas: readonly Marca[];
  arquivo: CampanhaArquivo | undefined;
  texto: string;
  /** Hash of the publication that the draft comes from. */
  base: string | null;
  mayPublish: boolean;
  onMarcas(): void;
  onPublish(): void;
}) {
  const { marcas, arquivo, texto, base, mayPublish, onMarcas, onPublish } = props;
  const conferencia = useConferencia(arquivo ? texto : undefined, base);
  const erros = marcas.filter(({ isErro }) => isErro).length;
  const avisos = conferencia?.avisos.length ?? marcas.length - erros;
  const mudancas = conferencia?.campanha?.mudancas ?? [];
  const nunca = mudancas.filter(({ efeito }) => efeito === 'nunca').length;
  const duas = conferencia?.campanha?.pedeSegundaPessoa ? mudancas.length - nunca : 0;
  const frases = [
    erros > 0 ? text.erros(erros) : nunca === 0 && text.nada,
    avisos > 0 && text.avisos(avisos),
    duas > 0 && text.segundaPessoa(duas),
    nunca > 0 && text.nunca(nunca),
  ].filter((frase) => frase !== false);
  return (
    <section className={styles.bar} aria-label={editorText.barra}>
      <button
        type="button"
        className={joinClasses(styles.state, erros + nunca > 0 && styles.wrong)}
        onClick={onMarcas}
      >
        {frases.join(' · ')}
      </button>
      {mayPublish && (
        <Button size="small" unavailable={!arquivo} onClick={onPublish}>
          {editorText.publicar}
        </Button>
      )}
    </section>
  );
}
