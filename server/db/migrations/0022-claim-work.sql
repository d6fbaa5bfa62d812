-- What the claimant was told at a step; null where no reason was needed.
alter table claim_state add column reason text;

-- What a claim has cost the company, in hundredths of a currency (ISO 4217); null while nobody knows.
alter table warranty_claim add column cost_cents integer;
alter table warranty_claim add column cost_currency text;

create index warranty_claim_by_sku on warranty_claim (sku, received);

create index warranty_claim_by_received on warranty_claim (received);
