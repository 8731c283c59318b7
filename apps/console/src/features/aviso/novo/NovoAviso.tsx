import { maximoMensagem, maximoTitulo } from '@trevo/contract/notificacao/operador-notificacao.calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextArea, TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useRead } from '../../../platform/api/console-client.ts';
import { useAct } from '../../../platform/api/use-act.ts';
import { avisos } from '../../../platform/screen/avisos-store.ts';
import type { CampanhaDaPromotora } from '../../../platform/screen/EscolhaCampanha.tsx';
import { Leitura } from '../../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../../platform/screen/LinkComoBotao.tsx';
import { Tela } from '../../../platform/screen/Tela.tsx';
import { usePermissao } from '../../../platform/session/permissao.ts';
import { agoraServidor } from '../../../platform/session/sessao-store.ts';
import { type CampanhaRef, toAvisoAddress, toListaAddress } from '../aviso-address.ts';
import { avisoConsoleText } from '../aviso-console.text.ts';
import { listFaltas, type Rascunho, rascunhoVazio, toBody, toEnviarEm, toPublico } from './aviso-rascunho.ts';
import { AvisoPrevia } from '../AvisoPrevia.tsx';
import { ConfirmarAviso } from './ConfirmarAviso.tsx';
import { PublicoCampos } from './PublicoCampos.tsx';
import { QuandoCampos } from './QuandoCampos.tsx';
import { TesteDialog } from './TesteDialog.tsx';
import { toSaida } from './to-saida.ts';
import { useContagemPublico } from './use-contagem-publico.ts';
import styles from './NovoAviso.module.css';

const text = avisoConsoleText.form;

/** Writes a notice with its preview, tests it and sends or schedules it. */
export function NovoAviso({ campanha }: { campanha: CampanhaRef }) {
  const campanhas = useRead('operador.campanhas', {});
  const isIt = ({ ano, identificacao }: CampanhaRef) =>
    ano === campanha.ano && identificacao === campanha.identificacao;
  const found = campanhas.data?.find(isIt);
  return (
    <Tela
      titulo={text.titulo}
      ajuda={found?.descricao}
      acao={<LinkComoBotao to={toListaAddress(campanha)}>{text.cancelar}</LinkComoBotao>}
    >
      <Leitura lida={campanhas} linhas={6}>
        {(todas) => {
          const chosen = todas.find(isIt);
          return chosen ? <Formulario campanha={chosen} /> : <Navigate to="/avisos" replace />;
        }}
      </Leitura>
    </Tela>
  );
}

function Formulario({ campanha }: { campanha: CampanhaDaPromotora }) {
  const { ano, identificacao, dataFinal } = campanha;
  const navigate = useNavigate();
  const isPermitido = usePermissao();
  const enviar = useAct('operador.enviarNotificacao');
  // One id for the draft: a repeated click is the same notice.
  const [id] = useState(() => crypto.randomUUID());
  const [rascunho, setRascunho] = useState<Rascunho>(rascunhoVazio);
  const [wasSent, setSent] = useState(false);
  const [dialog, setDialog] = useState<'teste' | 'confirmar' | null>(null);
  const fields = useRef<HTMLFormElement>(null);
  const contagem = useContagemPublico(campanha, toPublico(rascunho));
  const agora = new Date(agoraServidor());
  const enviarEm = toEnviarEm(rascunho, agora, dataFinal);
  const faltas = wasSent ? listFaltas(rascunho, agora, dataFinal) : [];
  const change = (more: Partial<Rascunho>) => setRascunho((before) => ({ ...before, ...more }));

  /** Opens a dialog for a complete draft, else shows the missing fields. */
  function openDialog(wanted: 'teste' | 'confirmar'): void {
    setSent(true);
    const [missing] = listFaltas(
      wanted === 'teste' ? { ...rascunho, isAgendado: false } : rascunho,
      agora,
      dataFinal,
    );
    if (missing) fields.current?.querySelector<HTMLElement>(`[name=${missing}]`)?.focus();
    else setDialog(wanted);
  }

  async function send(): Promise<void> {
    if (enviar.isPending || enviarEm === undefined) return;
    const sent = await enviar.run({ params: { ano, identificacao }, body: toBody(id, rascunho, enviarEm) });
    if (!sent) return;
    const { enviado, agendado } = avisoConsoleText.confirmar;
    avisos.show(rascunho.isAgendado ? agendado : enviado, { tone: 'sucesso' });
    void navigate(toAvisoAddress(campanha, sent.retorno.id), { replace: true });
  }

  return (
    <>
      <form
        ref={fields}
        className={styles.columns}
        noValidate
        autoComplete="off"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          openDialog('confirmar');
        }}
      >
        <Palavras rascunho={rascunho} faltas={faltas} onChange={change} />
        <section className={styles.side} aria-label={text.previa}>
          <h2>{text.previa}</h2>
          <AvisoPrevia titulo={rascunho.titulo} mensagem={rascunho.mensagem} campanha={campanha} />
        </section>
        <PublicoCampos rascunho={rascunho} contagem={contagem} onChange={change} />
        <QuandoCampos
          rascunho={rascunho}
          agora={agora}
          dataFinal={dataFinal}
          enviarEm={enviarEm}
          isMissing={faltas.includes('hora')}
          onChange={change}
        />
        <div className={styles.buttons}>
          <Button type="submit">{text.revisar}</Button>
          {isPermitido('operador.testarNotificacao') && (
            <Button variant="secondary" onClick={() => openDialog('teste')}>
              {text.testar}
            </Button>
          )}
        </div>
      </form>
      {dialog === 'teste' && (
        <TesteDialog
          campanha={campanha}
          titulo={rascunho.titulo}
          mensagem={rascunho.mensagem}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'confirmar' && enviarEm !== undefined && (
        <ConfirmarAviso
          titulo={rascunho.titulo}
          mensagem={rascunho.mensagem}
          publico={avisoConsoleText.nomeDe(toPublico(rascunho))}
          pessoas={contagem.pessoas ?? null}
          isAgendado={rascunho.isAgendado}
          saida={toSaida(enviarEm, agora)}
          enviar={enviar}
          onSend={() => void send()}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

function Palavras(props: {
  rascunho: Rascunho;
  faltas: readonly string[];
  onChange(change: Partial<Rascunho>): void;
}) {
  const { rascunho, faltas, onChange } = props;
  return (
    <div className={styles.words}>
      <Field
        label={text.tituloAviso}
        aside={text.restam(maximoTitulo - rascunho.titulo.length)}
        error={faltas.includes('titulo') && text.faltaTitulo}
      >
        <TextInput
          name="titulo"
          value={rascunho.titulo}
          maxLength={maximoTitulo}
          onChange={({ currentTarget }) => onChange({ titulo: currentTarget.value })}
        />
      </Field>
      <Field
        label={text.mensagem}
        aside={text.restam(maximoMensagem - rascunho.mensagem.length)}
        error={faltas.includes('mensagem') && text.faltaMensagem}
      >
        <TextArea
          name="mensagem"
          value={rascunho.mensagem}
          maxLength={maximoMensagem}
          onChange={({ currentTarget }) => onChange({ mensagem: currentTarget.value })}
        />
      </Field>
    </div>
  );
}
