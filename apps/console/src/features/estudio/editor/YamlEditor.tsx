import type { Campo } from '@trevo/config/edicao/formulario';
import { useEffect, useRef } from 'react';
import type { RascunhoAberto } from '../documento/create-rascunho.ts';
import type { Marca } from './marcas.ts';
import { mountYaml, type YamlMontado } from './mount-yaml.ts';
import { editorText as text } from './editor.text.ts';
import styles from './Editor.module.css';

/** Position at which the text is opened. */
export interface LugarTexto {
  readonly linha: number;
  readonly coluna: number;
}

/** The document as text, with completion, help and marks at the lines. */
export function YamlEditor(props: {
  rascunho: RascunhoAberto;
  texto: string;
  marcas: readonly Marca[];
  formulario: readonly Campo[];
  isSoLeitura: boolean;
  lugar: LugarTexto | null;
}) {
  const { rascunho, texto, marcas, formulario, isSoLeitura, lugar } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<YamlMontado>(undefined);
  useEffect(() => {
    const mounted = mountYaml({
      host: host.current!,
      texto: rascunho.get().texto,
      rotulo: text.yaml,
      isSoLeitura,
      formulario,
      onChange: (next) => rascunho.write(next, 'yaml'),
      onUndo: rascunho.undo,
      onRedo: rascunho.redo,
    });
    editor.current = mounted;
    return () => mounted.destroy();
  }, [rascunho, isSoLeitura, formulario]);
  useEffect(() => editor.current?.setTexto(texto), [texto]);
  useEffect(() => editor.current?.setMarcas(marcas), [marcas]);
  useEffect(() => {
    if (lugar) editor.current?.goTo(lugar.linha, lugar.coluna);
  }, [lugar]);
  return <div ref={host} className={styles.yaml} />;
}
