import type { Edicao } from '@trevo/config/edicao/edit-texto';
import { readValores } from '@trevo/config/edicao/edit-texto';
import { buildFormulario } from '@trevo/config/edicao/formulario';
import { useStore } from '@trevo/ui/create-store.ts';
import { useIsWide } from '@trevo/ui/layout/use-is-wide.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePermissao } from '../../../platform/session/permissao.ts';
import type { RascunhoAberto } from '../documento/create-rascunho.ts';
import { CampoView } from '../formulario/CampoView.tsx';
import { type FormularioContexto, FormularioContext } from '../formulario/formulario-context.ts';
import { PreviaPainel } from '../previa/PreviaPainel.tsx';
import { BarraPublicar } from '../publicar/BarraPublicar.tsx';
import { PublicarDialog } from '../publicar/PublicarDialog.tsx';
import { AvisosRascunho } from './AvisosRascunho.tsx';
import { CabecalhoEditor, type Vista, vistas } from './CabecalhoEditor.tsx';
import { MarcasDialog } from './MarcasDialog.tsx';
import { toChave } from './marcas.ts';
import { findSecaoDe, countIn, listSecoes } from './secoes-editor.ts';
import { Sumario } from './Sumario.tsx';
import { useLeitura } from './use-leitura.ts';
import { VistaEditor } from './VistaEditor.tsx';
import type { LugarTexto } from './YamlEditor.tsx';
import styles from './Editor.module.css';

/** The studio: outline, form or text of one document, preview, and the bar to publish it. */
export function Editor({ rascunho, rascunhoID }: { rascunho: RascunhoAberto; rascunhoID: string }) {
  const estado = useStore(rascunho);
  const { texto } = estado;
  const leitura = useLeitura(texto);
  const isPermitido = usePermissao();
  const isWide = useIsWide();
  const isSoLeitura = !isWide || !isPermitido('operador.gravarRascunho');
  const [search, setSearch] = useSearchParams();
  const formulario = useMemo(() => buildFormulario(), []);
  const secoes = useMemo(() => listSecoes(formulario), [formulario]);
  const valores = useMemo(() => readValores(texto), [texto]);
  const vista = vistas.find((one) => one === search.get('vista')) ?? 'formulario';
  const secao = secoes.find(({ id }) => id === search.get('secao')) ?? secoes[0]!;
  const [lugar, setLugar] = useState<LugarTexto | null>(null);
  const [dialog, setDialog] = useState<'marcas' | 'publicar' | null>(null);
  const [semErros, setSemErros] = useState(leitura.arquivo ? leitura.texto : undefined);
  if (leitura.arquivo && semErros !== leitura.texto) setSemErros(leitura.texto);
  const area = useRef<HTMLDivElement>(null);
  useUndoKeys(rascunho, isSoLeitura);

  function go(part: { vista?: Vista; secao?: string }): void {
    const next = new URLSearchParams(search);
    for (const [nome, value] of Object.entries(part)) next.set(nome, value);
    setSearch(next, { replace: true });
  }

  function goToCampo(chave: string): void {
    setDialog(null);
    go({ vista: 'formulario', secao: (findSecaoDe(secoes, chave) ?? secoes[0]!).id });
    // After the section is drawn.
    setTimeout(() => area.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 50);
  }

  function goToLinha(linha: number, coluna: number): void {
    setDialog(null);
    go({ vista: 'yaml' });
    setLugar({ linha, coluna });
  }

  const contexto = useMemo(
    (): FormularioContexto => ({
      valores: valores ?? {},
      isSoLeitura,
      CampoView,
      edit: (edicao: Edicao) => void rascunho.edit(edicao),
      findMarcas: (caminho) => {
        const chave = toChave(caminho);
        return leitura.marcas.filter((marca) => marca.chave === chave);
      },
      countMarcas: (caminho) => countIn(leitura.marcas, toChave(caminho)),
    }),
    [valores, isSoLeitura, rascunho, leitura],
  );

  return (
    <FormularioContext value={contexto}>
      <CabecalhoEditor
        rascunho={rascunho}
        estado={estado}
        isSoLeitura={isSoLeitura}
        vista={vista}
        onVista={(next) => go({ vista: next })}
      />
      <AvisosRascunho rascunho={rascunho} rascunhoID={rascunhoID} estado={estado} />
      <div className={styles.columns}>
        {isWide && (
          <Sumario
            secoes={secoes}
            marcas={leitura.marcas}
            atual={vista === 'formulario' ? secao.id : ''}
            presentes={listPresentes(valores)}
            onChoose={(id) => go({ vista: 'formulario', secao: id })}
          />
        )}
        <div ref={area} className={styles.middle}>
          <VistaEditor
            vista={isWide ? vista : 'diferencas'}
            rascunho={rascunho}
            texto={texto}
            leitura={leitura}
            formulario={formulario}
            secao={secao}
            isParsed={valores !== undefined}
            isSoLeitura={isSoLeitura}
            lugar={lugar}
            onLinha={goToLinha}
          />
        </div>
        {isPermitido('operador.abrirPrevia') && (
          <div className={styles.preview}>
            <PreviaPainel texto={semErros} hasErros={leitura.arquivo === undefined} isAutomatica={isWide} />
          </div>
        )}
      </div>
      <BarraPublicar
        marcas={leitura.marcas}
        arquivo={leitura.texto === texto ? leitura.arquivo : undefined}
        texto={leitura.texto}
        base={estado.base}
        mayPublish={isPermitido('operador.publicarCampanha')}
        onMarcas={() => setDialog('marcas')}
        onPublish={() => setDialog('publicar')}
      />
      {dialog === 'marcas' && (
        <MarcasDialog
          marcas={leitura.marcas}
          onCampo={goToCampo}
          onLinha={goToLinha}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'publicar' && (
        <PublicarDialog
          nome={leitura.arquivo?.campanha.descricao ?? estado.nome}
          texto={texto}
          save={rascunho.save}
          onPublished={rascunho.markPublicado}
          onClose={() => setDialog(null)}
        />
      )}
    </FormularioContext>
  );
}

/** Sections and groups of settings that the file has. */
function listPresentes(valores: Readonly<Record<string, unknown>> | undefined): ReadonlySet<string> {
  const configuracao = (valores?.['configuracao'] ?? {}) as Readonly<Record<string, unknown>>;
  return new Set([
    ...Object.keys(valores ?? {}),
    ...Object.keys(configuracao).map((chave) => `configuracao.${chave.split('.')[0]}`),
  ]);
}

/** Undo and redo for the whole document; a field that is being typed in keeps its own keys. */
function useUndoKeys(rascunho: RascunhoAberto, isOff: boolean): void {
  useEffect(() => {
    if (isOff) return;
    function press(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) return;
      event.preventDefault();
      if (isRedo) rascunho.redo();
      else rascunho.undo();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [rascunho, isOff]);
}
