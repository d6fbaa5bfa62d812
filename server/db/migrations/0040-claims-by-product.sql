-- Figures of products read an index alone, in its order.
drop index warranty_claim_by_sku;

create index warranty_claim_by_sku on warranty_claim (sku, received, status, cost_currency, cost_cents);
