// A registration of receipts as a team would write it with NestJS, Express and TypeORM: the series beside ours in
// bench/receipts.bench.ts. Inserts and not save(), because save() asks for each row before it writes it.
import 'reflect-metadata';
import { ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { NotaModule } from './nota.module.ts';

const app = await NestFactory.create<NestExpressApplication>(NotaModule, { logger: ['error', 'warn'] });
app.useGlobalPipes(new ValidationPipe({ transform: true, whitelist: true }));
app.disable('x-powered-by');
await app.listen(0, '127.0.0.1');
console.log((await app.getUrl()).replace('127.0.0.1', 'localhost'));
process.once('SIGTERM', () => void app.close());
