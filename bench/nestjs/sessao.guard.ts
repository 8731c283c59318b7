import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Consumidor, SessaoEncerrada } from './nota.entities.ts';

interface Payload {
  readonly sub: string;
  readonly jti: string;
  readonly sessao: string;
  readonly versao: number;
}

interface Request {
  readonly headers: { readonly authorization?: string };
  consumidorId?: string;
}

const trustMilliseconds = 30_000;

/** Accepts a valid bearer token: signature, age, and no revocation of it or its session. */
@Injectable()
export class SessaoGuard implements CanActivate {
  // Like in the program, lookups are cached for half a minute.
  private readonly found = new Map<string, { readonly consumidorId: string; readonly at: number }>();

  constructor(
    private readonly jwt: JwtService,
    @InjectRepository(Consumidor) private readonly consumidores: Repository<Consumidor>,
    @InjectRepository(SessaoEncerrada) private readonly encerradas: Repository<SessaoEncerrada>,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw new UnauthorizedException();
    const known = this.found.get(token);
    request.consumidorId =
      known && Date.now() - known.at < trustMilliseconds ? known.consumidorId : await this.verify(token);
    return true;
  }

  private async verify(token: string): Promise<string> {
    const { sub, jti, sessao, versao } = await this.jwt.verifyAsync<Payload>(token).catch(() => {
      throw new UnauthorizedException();
    });
    const [consumidor, encerradas] = await Promise.all([
      this.consumidores.findOneBy({ consumidorId: sub, ativo: true, tokenVersao: versao }),
      this.encerradas.findBy([
        { consumidorId: sub, sessaoId: sessao },
        { consumidorId: sub, sessaoId: jti },
      ]),
    ]);
    if (!consumidor || encerradas.some(({ encerraEm }) => encerraEm <= new Date()))
      throw new UnauthorizedException();
    this.found.set(token, { consumidorId: sub, at: Date.now() });
    return sub;
  }
}

/** The person of the session. */
export const ConsumidorId = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().consumidorId,
);
