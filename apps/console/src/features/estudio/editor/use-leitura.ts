import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { readCampanhaFile } from '@trevo/config/campanha-file/campanha-file-read';
import { useEffect, useState } from 'react';
import type { Marca } from './marcas.ts';

/** The check of a text in this browser. */
export interface LeituraTexto {
  /** The text that was checked: the newest one follows after a pause. */
  readonly texto: string;
  readonly marcas: readonly Marca[];
  /** The campaign; undefined for a text with errors. */
  readonly arquivo: CampanhaArquivo | undefined;
}

/** Checks a text as the server does, without checks that need the server's data. */
export function readTexto(texto: string): LeituraTexto {
  const read = readCampanhaFile(texto, 'rascunho.campanha.yaml');
  return read.ok
    ? { texto, arquivo: read.arquivo, marcas: read.avisos.map((aviso) => ({ ...aviso, isErro: false })) }
    : { texto, arquivo: undefined, marcas: read.erros.map((erro) => ({ ...erro, isErro: true })) };
}

const pausa = 350;

/** Checks the text after a pause in typing; returns the last check until then. */
export function useLeitura(texto: string): LeituraTexto {
  const [leitura, setLeitura] = useState(() => readTexto(texto));
  useEffect(() => {
    if (texto === leitura.texto) return;
    const timer = setTimeout(() => setLeitura(readTexto(texto)), pausa);
    return () => clearTimeout(timer);
  }, [texto, leitura.texto]);
  return leitura;
}
