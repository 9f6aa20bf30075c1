CREATE TABLE "audit" (
	"guid" text NOT NULL,
	"id" bigserial NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "audit_guid_id_pk" PRIMARY KEY("guid","id")
);
--> statement-breakpoint
CREATE TABLE "audit_links" (
	"position" bigint PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"audit_id" bigint NOT NULL,
	"digest" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_checks" (
	"key_id" text PRIMARY KEY NOT NULL,
	"proof" text NOT NULL,
	"index_proof" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marks" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_messages" (
	"guid" text NOT NULL,
	"purpose" text NOT NULL,
	"session_id" text NOT NULL,
	"target" text NOT NULL,
	"digits" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"attempt" text NOT NULL,
	"earlier_hash" text DEFAULT '' NOT NULL,
	"earlier_target" text DEFAULT '' NOT NULL,
	"earlier_guesses" integer DEFAULT 0 NOT NULL,
	"earlier_sent_at" timestamp with time zone,
	"earlier_expires_at" timestamp with time zone,
	CONSTRAINT "code_messages_guid_purpose_session_id_pk" PRIMARY KEY("guid","purpose","session_id")
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "daily_counts_day_kind_label_pk" PRIMARY KEY("day","kind","label")
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"guid" text PRIMARY KEY NOT NULL,
	"phrase" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"guid" text NOT NULL,
	"kind" text NOT NULL,
	"stampe_id" text NOT NULL,
	"bar_code" text NOT NULL,
	"storage_key" text NOT NULL,
	"sha256" text NOT NULL,
	"agreed_sha256" text DEFAULT '' NOT NULL,
	"agreed_size" integer DEFAULT 0 NOT NULL,
	"seal" text DEFAULT '' NOT NULL,
	"stamped_at" timestamp with time zone,
	"data_hash" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"notice_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	CONSTRAINT "contracts_guid_kind_pk" PRIMARY KEY("guid","kind")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"guid" text NOT NULL,
	"type" text NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"received_sha256" text DEFAULT '' NOT NULL,
	"bar_code" text DEFAULT '' NOT NULL,
	"additional" boolean DEFAULT false NOT NULL,
	"sign" text DEFAULT '' NOT NULL,
	"feedback" text DEFAULT '' NOT NULL,
	"reading" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "documents_guid_type_pk" PRIMARY KEY("guid","type")
);
--> statement-breakpoint
CREATE TABLE "time_stamps" (
	"guid" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"replaced_key" text DEFAULT '' NOT NULL,
	CONSTRAINT "time_stamps_guid_kind_pk" PRIMARY KEY("guid","kind")
);
--> statement-breakpoint
CREATE TABLE "kept_evidence" (
	"about" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" bigserial NOT NULL,
	"guid" text NOT NULL,
	"actor_type" text NOT NULL,
	"codice_fiscale" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"step_slug" text NOT NULL,
	"type" text NOT NULL,
	"contact_id" text NOT NULL,
	"step_number" integer,
	"campaign_url" text NOT NULL,
	"encrypted_reporter_id" text NOT NULL,
	"promo_code" text NOT NULL,
	"analytics_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_guid_id_pk" PRIMARY KEY("guid","id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"text" text NOT NULL,
	"code" text NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"operating_level" text NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"guid" text NOT NULL,
	"name" text NOT NULL,
	"text_version" text NOT NULL,
	"value" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_guid_name_text_version_pk" PRIMARY KEY("guid","name","text_version")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"guid" text PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"guid" text PRIMARY KEY NOT NULL,
	"contact_id" text NOT NULL,
	"product_code" text NOT NULL,
	"step" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"cf" text DEFAULT '' NOT NULL,
	"cf_index" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"email_index" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"phone_index" text DEFAULT '' NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"phone_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"accepted_hash" text DEFAULT '' NOT NULL,
	"returned_at" timestamp with time zone,
	"journey" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_answers" (
	"guid" text NOT NULL,
	"step" text NOT NULL,
	"answers" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "step_answers_guid_step_pk" PRIMARY KEY("guid","step")
);
--> statement-breakpoint
CREATE TABLE "review_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviewers" (
	"name" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviewers_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "review_mails" (
	"guid" text NOT NULL,
	"document" text NOT NULL,
	"id" bigserial NOT NULL,
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"first_tried_at" timestamp with time zone,
	"attempt" text DEFAULT '' NOT NULL,
	"taken_until" timestamp with time zone,
	"failure" text DEFAULT '' NOT NULL,
	CONSTRAINT "review_mails_guid_document_pk" PRIMARY KEY("guid","document")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"times" bigint[] NOT NULL,
	"weights" bigint[] DEFAULT '{}' NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"guid" text NOT NULL,
	"purpose" text NOT NULL,
	"session_id" text NOT NULL,
	"target" text NOT NULL,
	"hash" text NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "codes_guid_purpose_session_id_pk" PRIMARY KEY("guid","purpose","session_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"previous_token_hash" text,
	"product_code" text NOT NULL,
	"guid" text,
	"resume_guid" text,
	"resume_door" text DEFAULT 'own' NOT NULL,
	"resume_proof" text,
	"released_at" timestamp with time zone,
	"waiting_until" timestamp with time zone,
	"journey" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_previous_token_hash_unique" UNIQUE("previous_token_hash")
);
--> statement-breakpoint
CREATE TABLE "traces" (
	"journey" text NOT NULL,
	"id" bigserial NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "traces_journey_id_pk" PRIMARY KEY("journey","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"guid" text NOT NULL,
	"id" bigserial NOT NULL,
	"message_id" text NOT NULL,
	"type" text NOT NULL,
	"journey" text NOT NULL,
	"state" text NOT NULL,
	"document" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"first_tried_at" timestamp with time zone,
	"failure" text DEFAULT '' NOT NULL,
	CONSTRAINT "webhook_events_guid_id_pk" PRIMARY KEY("guid","id")
);
--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_id" ON "audit" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_links_row" ON "audit_links" USING btree ("audit_id","about");--> statement-breakpoint
CREATE INDEX "code_messages_next_at" ON "code_messages" USING btree ("next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_stampe_id" ON "contracts" USING btree ("guid","stampe_id","bar_code");--> statement-breakpoint
CREATE INDEX "contracts_storage_key" ON "contracts" USING btree ("storage_key" collate "C");--> statement-breakpoint
CREATE INDEX "documents_storage_key" ON "documents" USING btree ("storage_key" collate "C");--> statement-breakpoint
CREATE INDEX "time_stamps_next" ON "time_stamps" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "kept_evidence_signed_at" ON "kept_evidence" USING btree ("signed_at");--> statement-breakpoint
CREATE INDEX "requests_cf_index" ON "requests" USING btree ("cf_index");--> statement-breakpoint
CREATE INDEX "requests_updated_at" ON "requests" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "requests_open" ON "requests" USING btree ("updated_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "requests_created_at" ON "requests" USING btree ("created_at","guid");--> statement-breakpoint
CREATE INDEX "requests_journey" ON "requests" USING btree ("journey");--> statement-breakpoint
CREATE INDEX "requests_review" ON "requests" USING btree ("state","completed_at");--> statement-breakpoint
CREATE INDEX "requests_completed_at" ON "requests" USING btree ("completed_at","guid") WHERE "requests"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "review_sessions_seen_at" ON "review_sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "review_mails_due" ON "review_mails" USING btree ("next_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "attempts_last_at" ON "attempts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "codes_expires_at" ON "codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_seen_at" ON "sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "sessions_guid" ON "sessions" USING btree ("guid");--> statement-breakpoint
CREATE INDEX "sessions_resume_proof" ON "sessions" USING btree ("resume_proof");--> statement-breakpoint
CREATE INDEX "traces_at" ON "traces" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_events_pending" ON "webhook_events" USING btree ("guid","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_events_at" ON "webhook_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_events_undelivered" ON "webhook_events" USING btree ("at") WHERE status <> 'delivered';