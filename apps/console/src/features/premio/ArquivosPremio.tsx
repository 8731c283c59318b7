import type { PremioArquivo } from '@trevo/rules/sorte/premios/premio-situacao';
import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { Paperclip } from 'lucide-react';
import { useRef, useState } from 'react';
import { callConsole } from '../../platform/api/console-client.ts';
import { readBase64, saveBase64 } from '../../platform/api/arquivo-base64.ts';
import { useAct, useTask } from '../../platform/api/use-act.ts';
import { formatPerto } from '../../platform/format/momento.ts';
import { EscolhaArquivo } from '../../platform/screen/EscolhaArquivo.tsx';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { premioConsoleText } from './premio-console.text.ts';
import type { Premio, PremioAberto } from './premio-address.ts';
import styles from './PremioDetalhe.module.css';

const text = premioConsoleText.arquivos;
const tipos = Object.entries(text.tipos).map(([value, label]) => ({ value, label }));

/** The files of a prize. */
export function ArquivosPremio(props: { params: PremioAberto['params']; premio: Premio }) {
  const { params, premio } = props;
  const { arquivos, arquivosAte } = premio;
  const isPermitido = usePermissao();
  const abrir = useTask(async (nomeArquivo: string) => {
    const { retorno } = await callConsole('operador.arquivoPremio', { params: { ...params, nomeArquivo } });
    saveBase64(retorno.nomeArquivo, retorno.tipoConteudo, retorno.conteudoBase64);
  });
  return (
    <Secao titulo={text.titulo}>
      {arquivos.length === 0 && <p className={styles.quiet}>{text.nenhum}</p>}
      <p className={styles.quiet}>
        {arquivosAte === null ? text.guardados : text.guardadosAte(formatDiaMesAno(arquivosAte))}
      </p>
      <ul className={styles.files}>
        {arquivos.map(({ nomeArquivo, tipo, enviadoEm, ator }) => (
          <li key={nomeArquivo}>
            <span>
              {text.tipos[tipo]}, <Momento em={enviadoEm} />, {text.por(ator.nome)}
            </span>
            {isPermitido('operador.arquivoPremio') && (
              <Button
                variant="secondary"
                size="small"
                aria-label={text.abrirDe(text.tipos[tipo], formatPerto(enviadoEm))}
                unavailable={abrir.isPending}
                onClick={() => void abrir.run(nomeArquivo)}
              >
                {text.abrir}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isPermitido('operador.anexarPremio') && <Anexar params={params} />}
      <Recusa error={abrir.error} />
    </Secao>
  );
}

function Anexar({ params }: { params: PremioAberto['params'] }) {
  const [tipo, setTipo] = useState<PremioArquivo>('documento');
  const input = useRef<HTMLInputElement>(null);
  const anexar = useAct('operador.anexarPremio');

  async function send(file: File | undefined): Promise<void> {
    if (!file || anexar.isPending) return;
    const arquivoBase64 = await readBase64(file);
    if (await anexar.run({ params, body: { tipo, arquivoBase64 } }))
      avisos.show(text.anexado, { tone: 'sucesso' });
  }

  return (
    <>
      <div className={styles.attach}>
        <Field label={text.tipo}>
          <SelectInput
            value={tipo}
            options={tipos}
            onChange={({ currentTarget }) => setTipo(currentTarget.value as PremioArquivo)}
          />
        </Field>
        <EscolhaArquivo
          ref={input}
          rotulo={text.arquivo}
          aceita="image/jpeg,image/png,image/webp,application/pdf"
          onChoose={(file) => void send(file)}
        />
        <Button
          variant="secondary"
          icon={<Paperclip />}
          pending={anexar.isPending}
          onClick={() => input.current?.click()}
        >
          {text.escolher}
        </Button>
      </div>
      <Recusa error={anexar.error} />
    </>
  );
}
