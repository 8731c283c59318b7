import { type PreviaMomento, previaMomentos } from '@trevo/contract/estudio/estudio.calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { Disclosure } from '@trevo/ui/display/Disclosure.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { ProgressBar } from '@trevo/ui/feedback/ProgressBar.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { previaText as text } from './previa.text.ts';
import { type EsquemaPrevia, toEndereco } from './to-endereco.ts';
import { usePrevia } from './use-previa.ts';
import styles from './Previa.module.css';

type TelaPrevia = keyof typeof text.telas;
const telas = Object.keys(text.telas) as TelaPrevia[];
const larguras = [360, 390, 430, 820] as const;
type Largura = (typeof larguras)[number];
const altura = 844;

/** The real app with the unpublished file, in a phone. */
export function PreviaPainel(props: {
  /** The last text without errors; undefined while there is none. */
  texto: string | undefined;
  /** Whether the text on the screen has errors that the preview does not show. */
  hasErros: boolean;
  /** Opens by itself; otherwise with a button. */
  isAutomatica: boolean;
}) {
  const { texto, hasErros, isAutomatica } = props;
  const [isOn, setOn] = useState(isAutomatica);
  const [tela, setTela] = useState<TelaPrevia>('entrada');
  const [momento, setMomento] = useState<PreviaMomento>('durante');
  const [esquema, setEsquema] = useState<EsquemaPrevia>('claro');
  const [largura, setLargura] = useState<Largura>(390);
  const [pessoa, setPessoa] = useState(0);
  const [reload, setReload] = useState(0);
  const { previa, versao, isPending, erro, open } = usePrevia(texto, momento, isOn);
  const pessoas = previa?.pessoas ?? [];
  return (
    <section className={styles.panel} aria-label={text.titulo}>
      <div className={styles.head}>
        <h2>{text.titulo}</h2>
        <span role="status" className={styles.state}>
          {previa && isPending ? text.atualizando : hasErros && previa ? text.comErros : ''}
        </span>
      </div>
      <div className={styles.choices}>
        <Field label={text.tela}>
          <SelectInput
            value={tela}
            options={telas.map((value) => ({ value, label: text.telas[value] }))}
            onChange={({ currentTarget }) => setTela(currentTarget.value as TelaPrevia)}
          />
        </Field>
        <Field label={text.momento}>
          <SelectInput
            value={momento}
            options={previaMomentos.map((value) => ({ value, label: text.momentos[value] }))}
            onChange={({ currentTarget }) => setMomento(currentTarget.value as PreviaMomento)}
          />
        </Field>
      </div>
      <Disclosure title={text.mais}>
        <div className={styles.choices}>
          <Field label={text.largura}>
            <SelectInput
              value={String(largura)}
              options={larguras.map((value) => ({ value: String(value), label: text.larguras[value] }))}
              onChange={({ currentTarget }) => setLargura(Number(currentTarget.value) as Largura)}
            />
          </Field>
          {pessoas.length > 1 && (
            <Field label={text.pessoa}>
              <SelectInput
                value={String(pessoa)}
                options={pessoas.map(({ nome }, at) => ({ value: String(at), label: nome }))}
                onChange={({ currentTarget }) => setPessoa(Number(currentTarget.value))}
              />
            </Field>
          )}
        </div>
      </Disclosure>
      <div className={styles.bar}>
        <Segmented<EsquemaPrevia>
          label={text.tema}
          options={(['claro', 'escuro'] as const).map((value) => ({ value, label: text.temas[value] }))}
          value={esquema}
          onValueChange={setEsquema}
        />
        {previa && (
          <Button
            variant="ghost"
            size="small"
            icon={<RefreshCw />}
            onClick={() => setReload((before) => before + 1)}
          >
            {text.atualizar}
          </Button>
        )}
      </div>
      <Telefone largura={largura}>
        {previa ? (
          <iframe
            key={`${versao} ${reload} ${tela} ${esquema} ${pessoa}`}
            title={text.quadro}
            src={toEndereco(
              previa,
              tela === 'entrada' ? '/' : `/${tela}`,
              tela === 'entrada' ? null : Math.min(pessoa, pessoas.length - 1),
              esquema,
            )}
          />
        ) : (
          <SemPrevia
            isPending={isPending}
            hasTexto={texto !== undefined}
            isOn={isOn}
            erro={erro && { titulo: erro.mensagem, cura: erro.cura }}
            onOpen={() => {
              setOn(true);
              open();
            }}
          />
        )}
      </Telefone>
      <p className={styles.note}>{text.nadaReal}</p>
    </section>
  );
}

function SemPrevia(props: {
  isPending: boolean;
  hasTexto: boolean;
  isOn: boolean;
  erro: { titulo: string; cura: string | undefined } | null;
  onOpen(): void;
}) {
  const { isPending, hasTexto, isOn, erro, onOpen } = props;
  if (isPending)
    return (
      <div className={styles.empty}>
        <ProgressBar label={text.abrindo} value={null} />
        <p>{text.abrindo}</p>
      </div>
    );
  if (erro)
    return (
      <div className={styles.empty}>
        <Notice tone="alerta" title={text.falta}>
          {[erro.titulo, erro.cura].filter(Boolean).join(' ')}
        </Notice>
        <Button variant="secondary" size="small" onClick={onOpen}>
          {text.tentar}
        </Button>
      </div>
    );
  if (!hasTexto)
    return (
      <div className={styles.empty}>
        <Notice title={text.semValida.titulo}>{text.semValida.mensagem}</Notice>
      </div>
    );
  return (
    <div className={styles.empty}>
      {!isOn && (
        <Button variant="secondary" onClick={onOpen}>
          {text.abrir}
        </Button>
      )}
    </div>
  );
}

/** A phone of a width in CSS pixels, drawn smaller where the panel is narrower. */
function Telefone({ largura, children }: { largura: number; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const measure = () => setScale(Math.min(1, frame.current!.clientWidth / (largura + 16)));
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, [largura]);
  return (
    <div ref={frame} className={styles.frame} style={{ height: `${(altura + 16) * scale}px` }}>
      <div
        className={styles.phone}
        style={{ width: `${largura + 16}px`, height: `${altura + 16}px`, transform: `scale(${scale})` }}
      >
        {children}
      </div>
    </div>
  );
}
