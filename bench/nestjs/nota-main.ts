// Registration of receipts in a conventional implementation with NestJS, Express and TypeORM: the comparison series
// in bench/receipts.bench.ts. Uses inserts instead of save(), because save() selects each row before writing it.
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
