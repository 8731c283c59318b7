import { createContext, type ReactNode, use } from 'react';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { Stepper } from '@trevo/ui/display/Stepper.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { passosText } from './passos.text.ts';

/** Frame of a step: a page, unless a parent provides another frame through the context. */
export function Moldura(props: MolduraProps) {
  const draw = use(MolduraContext);
  if (draw) return draw(props);
  const { title, subtitle, onBack, backLabel, footer, children } = props;
  return (
    <Page
      header={<PageHeader title={title} subtitle={subtitle} onBack={onBack} backLabel={backLabel} />}
      footer={footer}
    >
      {children}
    </Page>
  );
}

export interface PassoBarProps {
  label: string;
  onGoOn(): void;
  pending?: boolean;
  pendingLabel?: string;
}

/** Bottom bar with the step's only action. */
export function PassoBar({ label, onGoOn, pending, pendingLabel }: PassoBarProps) {
  return (
    <BottomBar>
      <Button wide lockMs={1000} onClick={onGoOn} pending={pending} pendingLabel={pendingLabel}>
        {label}
      </Button>
    </BottomBar>
  );
}

/** Modal with the reason why the step cannot continue. */
export function OpsModal({ message, onClose }: { message: string | null; onClose(): void }) {
  const texto = useTexto();
  const { id, texto: ops } = passosText.ops;
  return (
    <InfoModal
      open={message !== null}
      onClose={onClose}
      tone="alerta"
      title={texto(id, ops)}
      message={message}
    />
  );
}

/** Progress of the registration; renders nothing when there is only one step. */
export function Posicao({ atual, total }: { atual: number; total: number }) {
  if (total < 2) return null;
  return <Stepper current={atual} total={total} label={passosText.passo(atual, total)} />;
}

/** Props of a step's frame: a page of its own, or a panel over the entry screen. */
export interface MolduraProps {
  title: ReactNode;
  subtitle?: ReactNode;
  onBack(): void;
  backLabel: string;
  /** Bar with the action. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Null renders a page; the entry screen provides its panel. */
export const MolduraContext = createContext<((props: MolduraProps) => ReactNode) | null>(null);
