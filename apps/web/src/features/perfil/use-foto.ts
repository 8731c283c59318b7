import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { session } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { cropFoto, type Recorte } from './crop-foto.ts';
import { fotoText as text } from './perfil.text.ts';

export type FotoEtapa = 'preparando' | 'enviando' | 'salvando';

/** State of a new profile photo: chosen, cropped, uploaded, stored. */
export function useFoto(onDone: () => void) {
  const texto = useTexto();
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [recorte, setRecorte] = useState<Recorte | null>(null);
  const [etapa, setEtapa] = useState<FotoEtapa | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  const url = useObjectUrl(file);

  async function cut(): Promise<string | null> {
    if (!url || !recorte) return null;
    try {
      return await cropFoto(url, recorte);
    } catch {
      setErro(text.ilegivel);
      return null;
    }
  }

  async function save(): Promise<void> {
    if (etapa) return;
    if (!url || !recorte) return setErro(texto(text.selecione.id, text.selecione.texto));
    setErro(null);
    setEtapa('preparando');
    try {
      const fotoBase64 = await cut();
      if (!fotoBase64) return;
      setEtapa('enviando');
      const { retorno } = await callApi('upload.fotoPerfil', { body: { fotoBase64 } });
      setEtapa('salvando');
      const telefone = session.get()?.usuario;
      const body = { uriFotoPerfil: retorno.nomeArquivo, ...(telefone && { telefone }) };
      await callApi('consumidor.salvar', { body });
      void queries.invalidateQueries({ queryKey: ['consumidor.obter'] });
      onDone();
      toasts.show(texto(text.sucesso.id, text.sucesso.texto), { tone: 'sucesso' });
    } catch (thrown) {
      setErro(toApiError(thrown).mensagem);
    } finally {
      setEtapa(null);
    }
  }

  return {
    url,
    etapa,
    erro,
    save,
    setRecorte,
    refuseFile: () => setErro(text.ilegivel),
    choose(next: File | undefined) {
      if (!next) return;
      setErro(null);
      setRecorte(null);
      setFile(next);
    },
  };
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
