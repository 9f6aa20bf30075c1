ALTER TABLE "documents" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "accepted_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "returned_at" timestamp with time zone;