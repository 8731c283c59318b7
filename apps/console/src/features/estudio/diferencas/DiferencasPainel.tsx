import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { findDiferencas } from '@trevo/config/campanha-file/mudanca/find-diferencas';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { useState } from 'react';
import { useRead } from '../../../platform/api/console-client.ts';
import { Leitura } from '../../../platform/screen/Leitura.tsx';
import { formatPerto } from '../../../platform/format/momento.ts';
import type { Publicacao } from '../documento/rascunho.wire.ts';
import { readTexto } from '../editor/use-leitura.ts';
import { DiferencasLista } from './DiferencasLista.tsx';
import { diferencasText as text } from './diferencas.text.ts';
import styles from './Diferencas.module.css';

/** Lists the changes of the draft against a published version. */
export function DiferencasPainel({ arquivo }: { arquivo: CampanhaArquivo | undefined }) {
  if (!arquivo)
    return <EmptyState illustration="broken" title={text.invalida.titulo} message={text.invalida.mensagem} />;
  return <ComVersoes arquivo={arquivo} />;
}

function ComVersoes({ arquivo }: { arquivo: CampanhaArquivo }) {
  const { ano, identificacao } = arquivo.campanha;
  const versoes = useRead('operador.publicacoes', { params: { ano, identificacao } });
  const [escolhida, setEscolhida] = useState<string | null>(null);
  if (versoes.error?.codigo === 'campanha.naoEncontrada')
    return <EmptyState illustration="ticket" title={text.nova.titulo} message={text.nova.mensagem} />;
  return (
    <Leitura lida={versoes}>
      {({ publicacoes }) => {
        const hash = escolhida ?? publicacoes.find(({ atual }) => atual)?.hash ?? publicacoes[0]?.hash;
        if (hash === undefined)
          return <EmptyState illustration="ticket" title={text.nova.titulo} message={text.nova.mensagem} />;
        return (
          <div className={styles.panel}>
            <Field label={text.comparar} className={styles.choice}>
              <SelectInput
                value={hash}
                options={publicacoes.map((one) => ({ value: one.hash, label: describeVersao(one) }))}
                onChange={({ currentTarget }) => setEscolhida(currentTarget.value)}
              />
            </Field>
            <ComUma arquivo={arquivo} hash={hash} />
          </div>
        );
      }}
    </Leitura>
  );
}

/** Shows date and author of a version. */
export function describeVersao({ publicadaEm, publicadaPor, atual }: Publicacao): string {
  const frase = text.publicada(formatPerto(publicadaEm), publicadaPor.nome);
  return atual ? text.atual(frase) : frase;
}

function ComUma({ arquivo, hash }: { arquivo: CampanhaArquivo; hash: string }) {
  const { ano, identificacao } = arquivo.campanha;
  const versao = useRead('operador.publicacao', { params: { ano, identificacao, hash } });
  return (
    <Leitura lida={versao}>
      {({ texto }) => {
        const antes = readTexto(texto).arquivo;
        const diferencas = antes ? findDiferencas(antes, arquivo) : [];
        return diferencas.length === 0 ? (
          <EmptyState illustration="search" title={text.nenhuma.titulo} message={text.nenhuma.mensagem} />
        ) : (
          <DiferencasLista diferencas={diferencas} hasEfeitos />
        );
      }}
    </Leitura>
  );
}
