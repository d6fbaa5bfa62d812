// Baseline of bench:http: Hono with one route that returns a short text.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono();
app.get('/', (context) => context.text('Hello'));
serve({ fetch: app.fetch, port: Number(process.env.PORT) });
