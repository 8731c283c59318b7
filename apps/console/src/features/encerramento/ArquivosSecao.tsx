import { arquivoEncerramentoText } from '@trevo/contract/encerramento/encerramento.text';
import {
  type EncerramentoArquivo,
  encerramentoArquivos,
  isArquivoDeSorteio,
} from '@trevo/rules/encerramento/checklist-encerramento';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { Paperclip } from 'lucide-react';
import { useRef, useState } from 'react';
import { readBase64, saveBase64 } from '../../platform/api/arquivo-base64.ts';
import { callConsole } from '../../platform/api/console-client.ts';
import { useAct, useTask } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { EscolhaArquivo } from '../../platform/screen/EscolhaArquivo.tsx';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { MotivoDialog } from '../../platform/screen/ato/MotivoDialog.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { encerramentoConsoleText } from './encerramento-console.text.ts';
import type { CampanhaParams, Encerramento } from './encerramento.wire.ts';
import styles from './Encerramento.module.css';

const text = encerramentoConsoleText.arquivos;
type Arquivo = Encerramento['arquivos'][number];
const tipos = encerramentoArquivos.map((value) => ({ value, label: arquivoEncerramentoText[value] }));

/** Files that only people have, with the kinds that the regulator asks for. */
export function ArquivosSecao(props: { params: CampanhaParams; encerramento: Encerramento }) {
  const { params, encerramento } = props;
  const isPermitido = usePermissao();
  const nomeOf = (sorteio: string | null) =>
    encerramento.sorteios.find((one) => one.data === sorteio)?.nome ?? null;
  const colunas: readonly Coluna<Arquivo>[] = [
    {
      id: 'arquivo',
      titulo: text.colunas.arquivo,
      conteudo: ({ tipo, sorteio }) => (
        <span className={styles.what}>
          <strong>{arquivoEncerramentoText[tipo]}</strong>
          {sorteio && <small>{nomeOf(sorteio)}</small>}
        </span>
      ),
    },
    {
      id: 'quando',
      titulo: text.colunas.quando,
      conteudo: ({ enviadoEm, ator }) => (
        <span className={styles.what}>
          <Momento em={enviadoEm} />
          <small>{text.por(ator.nome)}</small>
        </span>
      ),
    },
    {
      id: 'acao',
      titulo: text.colunas.acao,
      isTituloOculto: true,
      alinhar: 'fim',
      conteudo: (arquivo) => (
        <AcoesArquivo params={params} arquivo={arquivo} isFechada={encerramento.fechamento !== null} />
      ),
    },
  ];
  return (
    <Secao titulo={text.titulo}>
      <div id="arquivos" className={styles.what}>
        <p className={styles.quiet}>{text.ajuda}</p>
        {encerramento.arquivos.length === 0 && <p className={styles.quiet}>{text.nenhum}</p>}
      </div>
      {encerramento.arquivos.length > 0 && (
        <Tabela
          nome={text.titulo}
          itens={encerramento.arquivos}
          toId={({ arquivoID }) => arquivoID}
          colunas={colunas}
        />
      )}
      {isPermitido('operador.anexarEncerramento') && <Anexar params={params} encerramento={encerramento} />}
    </Secao>
  );
}

function Anexar({ params, encerramento }: { params: CampanhaParams; encerramento: Encerramento }) {
  const { sorteios, hasInstantaneos } = encerramento;
  const [tipo, setTipo] = useState<EncerramentoArquivo>('certificado');
  const [escolhido, setEscolhido] = useState(sorteios[0]?.data ?? '');
  const input = useRef<HTMLInputElement>(null);
  const anexar = useAct('operador.anexarEncerramento');
  const isOfSorteio = isArquivoDeSorteio(tipo);
  const opcoes = [
    ...sorteios.map(({ data: value, nome: label }) => ({ value, label })),
    ...(tipo === 'propriedade' && hasInstantaneos ? [{ value: '', label: text.instantaneos }] : []),
  ];

  async function send(file: File | undefined): Promise<void> {
    if (!file || anexar.isPending) return;
    const arquivoBase64 = await readBase64(file);
    const sorteio = isOfSorteio && escolhido !== '' ? { sorteio: escolhido } : {};
    if (await anexar.run({ params, body: { tipo, ...sorteio, arquivoBase64 } }))
      avisos.show(text.anexado, { tone: 'sucesso' });
  }

  return (
    <>
      <div className={styles.attach}>
        <Field label={text.tipo}>
          <SelectInput
            value={tipo}
            options={tipos}
            onChange={({ currentTarget }) => {
              setTipo(currentTarget.value as EncerramentoArquivo);
              setEscolhido(sorteios[0]?.data ?? '');
            }}
          />
        </Field>
        {isOfSorteio && (
          <Field label={text.sorteio}>
            <SelectInput
              value={escolhido}
              options={opcoes}
              onChange={({ currentTarget }) => setEscolhido(currentTarget.value)}
            />
          </Field>
        )}
        <EscolhaArquivo
          ref={input}
          rotulo={text.rotulo}
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

function AcoesArquivo(props: { params: CampanhaParams; arquivo: Arquivo; isFechada: boolean }) {
  const { params, arquivo, isFechada } = props;
  const { arquivoID, tipo } = arquivo;
  const isPermitido = usePermissao();
  const [isAsking, setAsking] = useState(false);
  const retirar = useAct('operador.retirarArquivoEncerramento');
  const nome = arquivoEncerramentoText[tipo];
  const abrir = useTask(
    async () => {
      const { retorno } = await callConsole('operador.arquivoEncerramento', {
        params: { ...params, arquivoID },
      });
      const extensao = retorno.tipoConteudo === 'application/pdf' ? 'pdf' : 'jpg';
      saveBase64(text.nomeBaixado(nome, extensao), retorno.tipoConteudo, retorno.conteudoBase64);
    },
    { isRead: true },
  );

  async function remove(motivo: string): Promise<void> {
    if (!(await retirar.run({ params: { ...params, arquivoID }, body: { motivo } }))) return;
    setAsking(false);
    avisos.show(text.retirado, { tone: 'sucesso' });
  }

  return (
    <div className={styles.acts}>
      {isPermitido('operador.arquivoEncerramento') && (
        <Button
          variant="secondary"
          size="small"
          aria-label={text.abrirDe(nome)}
          pending={abrir.isPending}
          onClick={() => void abrir.run()}
        >
          {text.abrir}
        </Button>
      )}
      {isPermitido('operador.retirarArquivoEncerramento') && !isFechada && (
        <Button
          variant="ghost"
          size="small"
          aria-label={text.retirarDe(nome)}
          onClick={() => setAsking(true)}
        >
          {text.retirar}
        </Button>
      )}
      <Recusa error={abrir.error} />
      {isAsking && (
        <MotivoDialog
          titulo={text.retirarTitulo}
          rotulo={text.retirarMotivo}
          fazer={text.retirar}
          isGrave
          isPending={retirar.isPending}
          error={retirar.error}
          onSend={(motivo) => void remove(motivo)}
          onClose={() => setAsking(false)}
        >
          <p>{text.retirarEfeito}</p>
        </MotivoDialog>
      )}
    </div>
  );
}
