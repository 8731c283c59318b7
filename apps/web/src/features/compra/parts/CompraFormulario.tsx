import { Camera, Keyboard } from 'lucide-react';
import { useEffect, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CampanhaWire } from '../../campanha/public.ts';
import type { CompraTela } from '../compra-draft.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { useConsumidor } from '../../consumidor/public.ts';
import { DocumentoDesfecho, RecusaModal } from '../../documento-fiscal/public.ts';
import { MultiplicadorFaixa, useMultiplicador } from '../../cupom/public.ts';
import { LimiteDica } from '../../participacao/public.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { useIsTotem } from '../../../platform/storage/totem.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { FormSection } from '@trevo/ui/field/FormSection.tsx';
import { FormPage } from '@trevo/ui/layout/FormPage.tsx';
import { asksQuantidade, sumQuantidade, type ConfiguracaoCompra } from '../compra-form.ts';
import { compraText as text } from '../compra.text.ts';
import { FotoCampo } from '../../documento-fiscal/public.ts';
import { type CompraCamposState, useCompraCampos } from '../use-compra-campos.ts';
import { type Compra, useCompra } from '../use-compra.ts';
import { CompraCampos, ValeFaixa } from './CompraCampos.tsx';
import { QuantidadeCampos } from './QuantidadeCampos.tsx';
import styles from './CompraFormulario.module.css';

export interface CompraFormularioProps {
  tela: CompraTela;
  campanha: CampanhaWire;
  configuracao: ConfiguracaoCompra;
}

/** Form of a purchase without access key, then its result. */
export function CompraFormulario({ tela, campanha, configuracao }: CompraFormularioProps) {
  const compra = useCompra(tela, campanha, configuracao);
  const { suggest, foto, pending, recusa, documento, soFoto } = compra;
  const campos = useCompraCampos(tela, campanha, configuracao, compra);
  const { check, reset, focus } = campos;
  const goBack = useGoBack();
  const texto = useTexto();
  const estado = useConsumidor().data?.endereco?.['estado'];
  useEffect(() => {
    if (estado) suggest({ uf: estado });
  }, [estado, suggest]);

  if (documento) {
    return (
      <DocumentoDesfecho
        documento={documento}
        titulos={text.titulos}
        action={
          <Button
            wide
            variant="ghost"
            onClick={() => {
              reset();
              compra.another();
            }}
          >
            {text.outra}
          </Button>
        }
      />
    );
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!pending && check()) compra.send();
  }

  /** Switches between the photo alone and the fields, and moves the focus to the new part. */
  function fill(preenche: boolean) {
    reset();
    compra.dismiss();
    flushSync(() => compra.setPreenche(preenche));
    focus(preenche ? (asks ? 'quantidade' : 'uf') : 'foto');
  }

  const asks = asksQuantidade(tela, configuracao);
  const { titulo, subtitulo } = soFoto
    ? {
        titulo: texto(text.soFoto.titulo.id, text.soFoto.titulo.texto),
        subtitulo: texto(text.soFoto.subtitulo.id, text.soFoto.subtitulo.texto),
      }
    : text[tela];
  return (
    <FormPage
      title={titulo}
      subtitle={subtitulo}
      onBack={goBack}
      backLabel={text.voltar}
      submitLabel={text.enviar}
      pending={pending}
      pendingLabel={text.enviando}
      note={pending && foto.foto.situacao === 'enviando' ? text.esperandoFoto : undefined}
      className={styles.form}
      above={
        <>
          <MultiplicadorFaixa />
          <LimiteDica />
          {compra.isContinued && (
            <Notice
              action={
                <Button variant="ghost" size="small" unavailable={pending} onClick={compra.restart}>
                  {text.recomecar}
                </Button>
              }
            >
              {text.rascunho}
            </Notice>
          )}
        </>
      }
      below={
        <RecusaModal
          // Errors already shown at a field are not repeated.
          recusa={recusa && Object.keys(recusa.campos).length === 0 ? recusa : null}
          title={texto(text.ops.id, text.ops.texto)}
          okLabel={texto(text.ok.id, text.ok.texto)}
          onRetry={compra.send}
          onClose={compra.dismiss}
        />
      }
      onSubmit={submit}
    >
      <CompraSecoes
        tela={tela}
        campanha={campanha}
        configuracao={configuracao}
        compra={compra}
        campos={campos}
        asks={asks}
      />
      {compra.podeSoFoto && (
        <Button
          wide
          variant="ghost"
          icon={soFoto ? <Keyboard /> : <Camera />}
          unavailable={pending}
          onClick={() => fill(soFoto)}
        >
          {soFoto
            ? texto(text.soFoto.preencher.id, text.soFoto.preencher.texto)
            : texto(text.soFoto.voltar.id, text.soFoto.voltar.texto)}
        </Button>
      )}
    </FormPage>
  );
}

interface CompraSecoesProps extends CompraFormularioProps {
  compra: Compra;
  campos: CompraCamposState;
  /** Whether the form asks how many products were bought. */
  asks: boolean;
}

/** Fields of the form: the photo, and around it those that the photo alone does not need. */
function CompraSecoes({ tela, campanha, configuracao, compra, campos, asks }: CompraSecoesProps) {
  const { form, change, foto, pending, soFoto } = compra;
  const { erros, hoje, leave, toRef } = campos;
  const multiplicador = useMultiplicador();
  const isTotem = useIsTotem();
  return (
    <>
      {!soFoto && asks && (
        <FormSection title={text.secoes.produtos} level={2}>
          <QuantidadeCampos
            ref={toRef('quantidade')}
            form={form}
            configuracao={configuracao}
            error={erros.quantidade}
            onChange={change}
          />
          <ValeFaixa
            quantidade={sumQuantidade(form, configuracao)}
            ganho={configuracao.ganhoPorQuantidade}
            multiplicador={multiplicador}
          />
        </FormSection>
      )}
      {!isTotem && (
        <FormSection title={text.secoes.comprovante} level={2}>
          <FotoCampo
            ref={toRef('foto')}
            state={foto}
            locked={pending}
            required={soFoto || configuracao.fotoObrigatoria}
            error={erros.foto}
          />
        </FormSection>
      )}
      {!soFoto && (
        <FormSection title={text.secoes.compra} level={2}>
          <CompraCampos
            form={form}
            erros={erros}
            inicio={campanha.dataInicial}
            hoje={hoje}
            formasPagamento={configuracao.formasPagamento}
            isManual={tela === 'manual'}
            onChange={change}
            onLeave={leave}
            toRef={toRef}
          />
        </FormSection>
      )}
    </>
  );
}
