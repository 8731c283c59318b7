import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotaController } from './nota.controller.ts';
import { entities } from './nota.entities.ts';
import { NotaService } from './nota.service.ts';
import { NumeroService } from './numero.service.ts';
import { SessaoGuard } from './sessao.guard.ts';

/** The whole service, with the same size of connection pool as ours. */
@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'postgres',
      url: process.env['DATABASE_URL']!,
      entities,
      synchronize: false,
      logging: false,
      poolSize: 16,
    }),
    TypeOrmModule.forFeature(entities),
    JwtModule.register({
      secret: Buffer.from(process.env['TOKEN_SECRET']!, 'hex'),
      verifyOptions: { algorithms: ['HS256'] },
    }),
  ],
  controllers: [NotaController],
  providers: [NotaService, NumeroService, SessaoGuard],
})
export class NotaModule {}
